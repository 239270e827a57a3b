import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'

const preloaded = [
  'commands/compile-cache.mjs',
  'owner/register-words.ts',
  'server/main.ts',
  'server/store/sqlite-thread.ts',
]

/** Compiles the server ahead of time, into a cache from which it starts in half the time. */
export function compileServer(): void {
  const flags = preloaded.flatMap((file) => [
    '--import',
    fileURLToPath(new URL(`../${file}`, import.meta.url)),
  ])
  // The same settings as the server's, because Node keeps a cache for each.
  const settings = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']
  spawnSync(process.execPath, [...settings, ...flags, '--eval', '0'], {
    cwd: siteRoot,
    stdio: 'ignore',
  })
}
