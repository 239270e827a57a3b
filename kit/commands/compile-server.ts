import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'
import settings from '../bin/node-settings.json' with { type: 'json' }

const preloaded = [
  new URL('../commands/compile-cache.mjs', import.meta.url),
  new URL('../owner/register-words.ts', import.meta.url),
  new URL('../server/main.ts', import.meta.url),
  new URL('../server/store/sqlite-thread.ts', import.meta.url),
  new URL('../server/feed/feed-thread.ts', import.meta.url),
]

/**
 * Compiles the server ahead of time, into a cache from which it starts in half the time. A server that
 * runs as another user has a cache of its own, which its first start fills.
 */
export function compileServer(): void {
  const flags = preloaded.flatMap((file) => ['--import', fileURLToPath(file)])
  // The same flags as the server's, because Node keeps a cache for each.
  spawnSync(process.execPath, [...settings.flags, ...flags, '--eval', '0'], {
    cwd: siteRoot,
    stdio: 'ignore',
  })
}
