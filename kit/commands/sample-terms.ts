import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '#content/content-folder.ts'

/** Services' prices and terms that are still the sample's, such as `…/services/cto.yaml: price`. */
export const sampleTerms = (root: string): string[] =>
  globSync(`${contentFolder}/{services,engagements}/*.yaml`, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const entries = Object.entries<{ isSample?: boolean } | undefined>(
        parse(readFileSync(join(root, file), 'utf8')) ?? {},
      )
      return entries.filter(([, value]) => value?.isSample).map(([key]) => `${file}: ${key}`)
    })
