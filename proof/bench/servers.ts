// Starts the servers that benchmarks compare, and measures them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import settings from '@wize/kit/bin/node-settings.json' with { type: 'json' }
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { siteFile, siteRoot } from '@wize/kit/owner/root.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { httpsHeaders } from '#contracts/security-headers.ts'
import { installDebian } from '../machine/programs.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const dist = fileURLToPath(siteFile('dist'))

/** The folder that the server of a checkout runs in. */
export const siteOf = (checkout: string): string => {
  if (checkout === root) return siteRoot
  // Before version 2, the kit and the site were one folder.
  return existsSync(join(checkout, 'kit')) ? join(checkout, 'sites', basename(siteRoot)) : checkout
}

/** The headers of a current browser, because parsing them is part of the cost. */
export const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-origin',
}

export interface Server {
  name: string
  origin: string
  port: number
  /** The process to measure. */
  pid: number
  stop(): void
}

/** The arguments for `wrk` that say what to request from a server. */
export type Workload = (origin: string) => string[]

export interface Measurement {
  requestsPerSecond: number
  p50: number
  p99: number
  /** The server's processor time per request, in µs. */
  cpu: number
}

export const readManifest = () =>
  buildManifestSchema.parse(JSON.parse(readFileSync(join(dist, manifestFile), 'utf8')))

/** Installs wrk and nginx if needed. Returns those that can't be installed. */
export function missingPrograms(): string[] {
  const programs = ['wrk', 'nginx']
  if (!programs.every(isOnPath)) installDebian([...programs, 'libnginx-mod-http-brotli-static'])
  return programs.filter((program) => !isOnPath(program))
}

const brotliFile = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** nginx's module that sends files compressed with Brotli ahead of time, if it's installed. */
export const brotliModule = existsSync(brotliFile) ? brotliFile : undefined

/** Requests a page or file with a browser's headers. */
export const requestsFor =
  (path: string): Workload =>
  (origin) => [
    ...Object.entries(browserHeaders).map(([name, value]) => `--header=${name}: ${value}`),
    origin + path,
  ]

export function measure(
  { origin, pid }: Server,
  workload: Workload,
  { seconds, connections }: { seconds: string; connections: string },
): Measurement {
  const before = processorSeconds(pid)
  const output = execFileSync('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--latency',
    ...workload(origin),
  ]).toString()
  const cpu = processorSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${origin}:\n${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/^ +50% +(\S+)/m.exec(output)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(output)?.[1]),
    cpu: (cpu / requests) * 1e6,
  }
}

/** Starts a checkout's server as `npm run serve` does, behind a proxy. */
export async function startOurs(options: {
  name?: string
  checkout: string
  folder: string
  port: number
  env?: Record<string, string>
  /** A command that runs the server, without making another process. */
  under?: string[]
}): Promise<Server> {
  const { name = 'ours', checkout, folder, port, env, under = [] } = options
  const { flags, memory } = nodeSettings(checkout)
  const [command = '', ...args] = [...under, process.execPath, ...flags, ...serveCommand(checkout)]
  const child = spawn(command, args, {
    cwd: siteOf(checkout),
    // With a trusted proxy, it also sends Strict-Transport-Security, like nginx below.
    env: {
      ...process.env,
      WIZE_SITE: siteOf(checkout),
      ...memory,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      // Attacks come from other addresses of this machine, which no proxy has.
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return ready(name, port, child)
}

/** The flags and environment of a checkout's server. Older ones get ours. */
function nodeSettings(checkout: string): typeof settings {
  const file = join(checkout, 'kit/bin/node-settings.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : settings
}

/** What `wize serve` gives to Node. The command itself would be another process. */
function serveCommand(checkout: string): string[] {
  const kit = join(checkout, 'kit')
  if (existsSync(kit))
    return [
      ...['--import', join(kit, 'commands/compile-cache.mjs')],
      ...['--import', join(kit, 'owner/register-words.ts')],
      join(kit, 'server/main.ts'),
    ]
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  return scripts.serve.split(' ').slice(1)
}

/** Starts nginx with one worker and no log. It sends precompressed files, all with the same headers. */
export async function startNginx(folder: string, port: number): Promise<Server> {
  const headers = {
    'Cache-Control': 'no-cache',
    ...readManifest().served.find(({ path }) => path === '/')?.headers,
    ...httpsHeaders,
  }
  if (!brotliModule) console.log('nginx has no brotli_static module here, so it sends gzip.')
  const server = await runNginx(
    folder,
    port,
    `${brotliModule ? `load_module ${brotliModule};` : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    charset utf-8;
    gzip_static on;
    ${brotliModule ? 'brotli_static on;' : ''}
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}";`)
  .join('\n')}
    location = / { try_files /index.html =404; }
  }
}
`,
  )
  const worker = execFileSync('pgrep', ['-P', String(server.pid)])
    .toString()
    .trim()
  return { ...server, pid: Number(worker) }
}

export function runNginx(folder: string, port: number, config: string): Promise<Server> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return ready('nginx', port, child)
}

/** Resolves when a server that was just started answers. */
export async function ready(name: string, port: number, child: ChildProcess): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { name, origin, port, pid: child.pid ?? 0, stop: () => void child.kill() }
    if (child.exitCode !== null) break
    await sleep(100)
  }
  child.kill()
  throw new Error(`${name} did not start on port ${port}`)
}

/** Processor time of all threads of a process. Kept in nanoseconds, unlike `/proc/<pid>/stat`. */
function processorSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e9
}

/** Resident memory of a process in MB. */
export const residentMemory = (pid: number) => memory(pid, 'VmRSS')

/** The most resident memory that a process has had, in MB. */
export const peakMemory = (pid: number) => memory(pid, 'VmHWM')

/** Lets `peakMemory` begin anew. */
export const resetPeakMemory = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text)
  return text.endsWith('us') ? value / 1000 : text.endsWith('ms') ? value : value * 1000
}
