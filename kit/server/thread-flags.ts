const compileCache = process.execArgv.find((flag) => flag.endsWith('/compile-cache.mjs'))

/**
 * Of what a command preloads, a thread gets the compile cache, without which Node would load its
 * TypeScript parser. It needs no words, and with `uncaught.ts`, its errors wouldn't reach the command.
 */
export const threadFlags = compileCache ? ['--import', compileCache] : []
