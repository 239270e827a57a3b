import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The site's folder: identity.ts, content/, public/, and what the build and the server write. Every
 * command runs in it; WIZE_SITE names another.
 */
export const siteRoot: string = process.env['WIZE_SITE'] ?? process.cwd()

/** A file or folder of the site, such as `identity.ts` or `dist/`. */
export const siteFile = (name: string): URL => pathToFileURL(join(siteRoot, name))

/** A folder for what can be made again, such as compressed files. */
export const cacheFolder = (name: string): string =>
  `${fileURLToPath(siteFile(`node_modules/.cache/${name}`))}/`
