import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { oneOf, type Problem } from '#content/problem.ts'
import { siteFile } from '#owner/root.ts'

const site = fileURLToPath(new URL('../', import.meta.url))
const stem = (file: string) => basename(file).replace(/\.\w+$/, '')

/** The kit's components that a site can replace, by name. */
const replaceable = new Set(
  globSync('{layout,ui,forms,features}/**/*.{tsx,astro,jsx}', { cwd: site }).map(stem),
)

/** The site's replacements by the name of the component: files in `overrides/`. */
function ownOverrides(): Map<string, string> {
  const folder = fileURLToPath(siteFile('overrides/'))
  const files = existsSync(folder) ? globSync('*.{tsx,jsx,astro}', { cwd: folder }) : []
  return new Map(files.map((file) => [stem(file), `${folder}${file}`]))
}

/** Files in `overrides/` that replace nothing. */
export const overrideProblems = (): Problem[] =>
  [...ownOverrides()]
    .filter(([name]) => !replaceable.has(name))
    .map(([name, file]) => ({
      file: `overrides/${basename(file)}`,
      expected: `${oneOf(name, [...replaceable])} (the kit’s components)`,
      found: name,
    }))

/**
 * Replaces a component of the kit wherever it's used by the site's file of the same name in
 * `overrides/`. The replacement itself may import the original.
 */
export function overrides(): Plugin {
  const own = ownOverrides()
  return {
    name: 'overrides',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const replacement = own.get(stem(source.replace(/\?.*$/, '')))
      if (!replacement || importer?.startsWith(replacement)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const isKits = found?.id.startsWith(site) && /\.(tsx|jsx|astro)$/.test(found.id)
      return isKits ? replacement : null
    },
  }
}
