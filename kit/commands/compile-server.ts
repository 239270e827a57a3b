import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'

const preloaded = [
  new URL('../commands/compile-cache.mjs', import.meta.url),
  new URL('../owner/register-words.ts', import.meta.url),
  new URL('../server/main.ts', import.meta.url),
  new URL('../server/store/sqlite-thread.ts', import.meta.url),
]

/** Compiles the server ahead of time, into a cache from which it starts in half the time. */
export function compileServer(): void {
  const flags = preloaded.flatMap((file) => ['--import', fileURLToPath(file)])
  // The same settings as the server's, because Node keeps a cache for each.
  const settings = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']
  spawnSync(process.execPath, [...settings, ...flags, '--eval', '0'], {
    cwd: siteRoot,
    stdio: 'ignore',
  })
}
