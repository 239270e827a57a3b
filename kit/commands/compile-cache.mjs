// Preloaded by servers and commands (`node --import`). Node caches the compiled program, so that later
// starts take half the time and don't load the TypeScript parser, which would keep about 18 MB of memory.
import { lstatSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join, resolve } from 'node:path'

// A folder that systemd made for the service, or one in the site.
const { CACHE_DIRECTORY: given } = process.env
const folder = given ? join(given, 'compile') : resolve('node_modules/.cache/compile')
try {
  mkdirSync(folder, { recursive: true })
  if (given || isOurs()) enableCompileCache(folder)
} catch {
  // Without a cache, it only starts later.
}

/** Node runs what it finds there, so on a server the user that builds must not prepare root's. */
function isOurs() {
  const user = process.getuid?.()
  return [folder, dirname(folder)].every((each) => [undefined, lstatSync(each).uid].includes(user))
}
