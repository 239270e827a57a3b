import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('server.ts', import.meta.url))
/** As in `npm run serve`. */
const flags = ['--max-semi-space-size=2']

export interface ServerProcess {
  port: number
  pid: number
  /** The process ends at once, as in a crash. */
  kill(): Promise<void>
  /** The process ends as after a signal to stop. */
  stop(): Promise<void>
}

/**
 * Starts the server in a process of its own, on a free port unless `PORT` is given.
 *
 * @param env settings, beside a store that is the caller's to name
 * @param under a command that runs it, such as `['strace', '-f']`
 */
export async function startServer(
  env: Record<string, string>,
  under: string[] = [],
): Promise<ServerProcess> {
  const [command = '', ...args] = [...under, process.execPath, ...flags, script]
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_ADDRESS: '1000000000',
      RATE_LIMIT_ALL: '1000000000',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const port = await listening(child)
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { port, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function listening(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"port"')) continue
    child.stdout.resume()
    return (JSON.parse(line) as { port: number }).port
  }
  throw new Error('The server ended before it listened')
}
