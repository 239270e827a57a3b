import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { siteFile } from '#owner/root.ts'
import { isWithin } from './served-files.ts'

/**
 * How long after a change content is read again, in ms. Astro ignores the first request if it still reads
 * its configuration, which a change makes it do, too.
 */
const delays = [500, 3000]

/**
 * Shows changed content in the dev server after a restart, too. Astro listens only to the watcher that
 * Vite began with, and a restart replaces that one.
 */
export function changedContent(): AstroIntegration {
  const folder = fileURLToPath(siteFile('content'))
  let hasStarted = false
  let timers: NodeJS.Timeout[] = []
  return {
    name: 'changed-content',
    hooks: {
      'astro:server:setup': ({ server, refreshContent }) => {
        const refresh = () => {
          for (const timer of timers) clearTimeout(timer)
          timers = delays.map((delay) => setTimeout(() => void refreshContent?.({}), delay))
        }
        if (hasStarted)
          server.watcher
            // What changed while nobody watched.
            .on('ready', refresh)
            .on('all', (_event, file) => {
              if (isWithin(folder, file)) refresh()
            })
      },
      // Before it, Astro sets up another server to read its configuration with.
      'astro:server:start': () => {
        hasStarted = true
      },
    },
  }
}
