import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

/** Runs `wize serve` in a site's folder until it answers. */
export async function startServe(wize: string, env: NodeJS.ProcessEnv, cwd: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [wize, 'serve'], {
    cwd,
    env: { ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) break
    await sleep(100)
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
