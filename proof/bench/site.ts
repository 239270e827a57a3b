import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { unlimited } from '#server/testing/server-process.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Starts the site's server on the build. */
export async function startSite(port: string) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      LOG_LEVEL: 'warn',
      DATA_DIR: data,
      ...unlimited,
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
