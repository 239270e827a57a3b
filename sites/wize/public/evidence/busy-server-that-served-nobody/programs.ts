import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

export interface Program {
  /** The last line of JSON that it printed. */
  lastOutput<T>(): T
  /** Ends its input, waits for it to exit, and returns the last line that it printed. */
  stop<T>(): Promise<T>
}

/** Starts a program in this folder and returns it with the first line that it prints. */
export async function startProgram<T>(file: string, variant: string): Promise<[Program, T]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), variant], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = Promise.withResolvers<T>()
  let last: unknown
  createInterface({ input: child.stdout }).on('line', (line) => {
    last = JSON.parse(line)
    first.resolve(last as T)
  })
  return [
    {
      lastOutput: <T>() => last as T,
      async stop<T>() {
        child.stdin.end()
        await ended
        return last as T
      },
    },
    await first.promise,
  ]
}

export interface Nginx {
  port: number
  /** The id of the process that serves. */
  worker: number
  /** How many responses it logged, by status. */
  logged(): Record<string, number>
  stop(): Promise<void>
}

/** Starts nginx with one worker, in front of a server if one is given, or else to respond by itself. */
export async function startNginx(upstream?: number, location = '', http = ''): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'busy-nginx-'))
  const port = await freePort()
  const log = join(folder, 'access.log')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 8192; }
http {
  log_format status $status;
  access_log ${log} status;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${http}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    server_name busy;
    location / { ${location} ${upstream ? `proxy_pass http://127.0.0.1:${upstream};` : "return 200 'done';"} }
  }
}`,
  )
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await waitForPort(port)
  return {
    port,
    worker: Number(execFileSync('pgrep', ['-P', String(child.pid)]).toString()),
    logged() {
      const statuses = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
      const counts = Object.entries(Object.groupBy(statuses.filter(Boolean), (status) => status))
      return Object.fromEntries(counts.map(([status, list]) => [status, list?.length ?? 0]))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function waitForPort(port: number) {
  for (let attempt = 1; ; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    if (attempt === 100) throw new Error(`Nothing listens on port ${port}`)
    await wait(50)
  }
}
