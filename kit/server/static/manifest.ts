import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'

/** The manifest that the build left in `dist`. */
export async function readManifest(dist: string): Promise<BuildManifest> {
  const text = await readFile(join(dist, manifestFile), 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`There is no build in ${dist}. Make one with: npm run build`)
  })
  return buildManifestSchema.parse(JSON.parse(text))
}
