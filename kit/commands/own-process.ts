import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What ends a process: Ctrl+C, a service manager, and a closed terminal. */
export const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a script in a process of its own, because a process reads words and facts only once. Ends
 * this process if the script fails. After a signal, it first waits for the script, which writes
 * into the build until it has stopped.
 */
export async function runInOwnProcess(script: URL, env = process.env): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(script)], {
    stdio: 'inherit',
    env,
  })
  let ending: number | undefined
  const pass = (signal: NodeJS.Signals, number: number) => {
    ending = 128 + number
    child.kill(signal)
  }
  for (const signal of endings) process.on(signal, pass)
  const [status] = await once(child, 'exit')
  for (const signal of endings) process.off(signal, pass)
  if (ending !== undefined || status !== 0) process.exit(ending ?? status ?? 1)
}
