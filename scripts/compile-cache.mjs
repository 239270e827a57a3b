// Preloaded by servers (`node --import`). Node caches the compiled program, so that later starts
// take half the time and don't load the TypeScript parser, which would keep about 18 MB of memory.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
