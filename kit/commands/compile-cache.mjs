// Preloaded by servers (`node --import`). Node caches the compiled program, so that later starts
// take half the time and don't load the TypeScript parser, which would keep about 18 MB of memory.
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

enableCompileCache(resolve('node_modules/.cache/compile'))
