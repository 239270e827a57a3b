import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'
import settings from '../../bin/node-settings.json' with { type: 'json' }

const script = fileURLToPath(new URL('server.ts', import.meta.url))
/** The same as in `wize serve`. */
export const commandFlags: string[] = [
  ...settings.flags,
  '--import',
  new URL('../../owner/register-words.ts', import.meta.url).href,
]
/**
 * Lets a program that tests start in another folder be the site's, with what earlier ones have
 * compiled: that halves the time in which it starts.
 */
export const siteEnv: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  WIZE_SITE: siteRoot,
}
/** Settings that don't limit the rate of inquiries. */
export const unlimited = {
  RATE_LIMIT_PER_ADDRESS: '1000000000',
  RATE_LIMIT_ALL: '1000000000',
}
/** A command that delays each disk sync, by default by half a second. */
export const slowSync = (ms = 500) => [
  ...['strace', '--follow-forks', '--seccomp-bpf', '--output=/dev/null'],
  ...['--trace=fsync,fdatasync', `--inject=fsync,fdatasync:delay_enter=${ms}ms`],
]
/** How long it may take to stop, in ms: longer than the server waits for unfinished requests. */
const stopTimeout = 60_000

export interface ServerProcess {
  port: number
  pid: number
  /** Ends the process at once, like a crash. */
  kill(): Promise<void>
  /** Ends the process like a stop signal. */
  stop(): Promise<void>
}

/**
 * Starts the server in a process of its own, on a free port unless `PORT` is given.
 *
 * @param env settings, including the store, which the caller must name
 * @param under a command that runs it, such as `['strace', '-f']`
 */
export async function startServer(
  env: Record<string, string>,
  under: string[] = [],
): Promise<ServerProcess> {
  const [command = '', ...args] = [...under, process.execPath, ...commandFlags, script]
  const child = spawn(command, args, {
    env: {
      ...siteEnv,
      ...settings.memory,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...unlimited,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const { port, pid } = await listening(child)
  // By the server's own id, because the wrapping command wouldn't pass the signal on.
  const kill = async () => {
    process.kill(pid, 'SIGKILL')
    await exited
  }
  const stop = async () => {
    process.kill(pid, 'SIGTERM')
    const ended = await Promise.race([exited, wait(stopTimeout, false, { ref: false })])
    if (ended) return
    await kill()
    throw new Error(`The server did not end within ${stopTimeout / 1000} s of the signal to stop`)
  }
  return { port, pid, kill, stop }
}

async function listening(child: ChildProcess): Promise<{ port: number; pid: number }> {
  if (!child.stdout) throw new Error('The server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"port"')) continue
    child.stdout.resume()
    return JSON.parse(line)
  }
  throw new Error('The server ended before it listened')
}
