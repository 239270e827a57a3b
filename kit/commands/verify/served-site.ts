import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const words = new URL('../../owner/register-words.ts', import.meta.url).href
/** Settings that would lead to the owner's real store, mail server, and so on. */
const outside = [
  ...['DATABASE_URL', 'WEBHOOK_URL', 'METRICS_PORT'],
  ...['MAIL_TRANSPORT', 'SMTP_URL', 'POSTMARK_TOKEN'],
]

/** The owner's settings without those. */
export const settingsInside = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !outside.includes(name)))

/**
 * Starts the site's server on its build, with an empty store of its own and no mail server, whatever
 * `.env` says. Meant for checks and benchmarks.
 */
export async function startSite(port: string) {
  const data = mkdtempSync(join(tmpdir(), 'served-site-'))
  const origin = `http://localhost:${port}`
  // Not through `wize serve`, which would read `.env` again.
  const child = spawn(process.execPath, ['--import', words, main], {
    cwd: siteRoot,
    env: {
      ...settingsInside(process.env),
      PORT: port,
      LOG_LEVEL: 'warn',
      DATA_DIR: data,
      // All requests come from one address.
      RATE_LIMIT_PER_ADDRESS: '1000000',
      RATE_LIMIT_ALL: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return { origin, stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`The site did not start on port ${port}; has it been built?`)
}
