import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'

const wize = fileURLToPath(new URL('../../bin/wize.mjs', import.meta.url))

/** Starts the site's server on its build, with a store of its own. Meant for checks and benchmarks. */
export async function startSite(port: string) {
  const data = mkdtempSync(join(tmpdir(), 'served-site-'))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [wize, 'serve'], {
    cwd: siteRoot,
    env: {
      ...process.env,
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
