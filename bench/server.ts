// `npm run bench:server`: what a page and a file of the build cost the site's server, beside nginx
// with the same precompressed files and the same headers, in turns within one run.
// Options: --seconds=3 (each measurement) --rounds=5 --connections=32 --port=3340 (and the next)
// --quick (2 rounds of 1 second).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { type Headers, httpsHeaders } from '#contracts/security-headers.ts'
import { installDebian, isOnPath } from '#scripts/programs.ts'
import { median, table } from './figures.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '3340' },
  },
})
const seconds = values.seconds ?? (values.quick ? '1' : '3')
const rounds = Number(values.rounds ?? (values.quick ? 2 : 5))
const root = fileURLToPath(new URL('../', import.meta.url))
const dist = join(root, 'dist')
const ticksPerSecond = 100
/** What `npm run serve` gives to node. */
const serveCommand: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.serve.split(' ')
  .slice(1)

/** What a current browser sends; parsing it is part of the price. */
const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-origin',
}

interface Server {
  name: string
  origin: string
  /** Process whose processor time counts. */
  pid: number
  stop(): void
}

interface Measurement {
  requestsPerSecond: number
  p50: number
  p99: number
  /** Processor time of the server for one request, in µs. */
  cpu: number
}

export async function benchServer() {
  console.log('## Server, beside nginx with the same files and headers\n')
  const programs = ['wrk', 'nginx']
  if (!programs.every(isOnPath)) installDebian(...programs, 'libnginx-mod-http-brotli-static')
  const missing = programs.filter((program) => !isOnPath(program))
  if (missing.length) return console.log(`Skipped: ${missing.join(' and ')} not installed.`)

  const manifest = buildManifestSchema.parse(
    JSON.parse(readFileSync(join(dist, manifestFile), 'utf8')),
  )
  const script = manifest.served.find(
    ({ file, encodings }) => file.endsWith('.js') && encodings.length === 2,
  )
  const headers = {
    'Cache-Control': 'no-cache',
    ...manifest.served.find(({ path }) => path === '/')?.headers,
    ...httpsHeaders,
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = Number(values.port)
  const servers = [await startOurs(folder, port), await startNginx(folder, port + 1, headers)]
  try {
    for (const server of servers)
      console.log(`- ${server.name} at rest: ${restingMemory(server.pid)} MB`)
    for (const path of ['/', script?.path ?? '/robots.txt']) await compare(servers, path)
    for (const server of servers)
      console.log(`- ${server.name} after load: ${restingMemory(server.pid)} MB`)
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function compare(servers: Server[], path: string) {
  const results = new Map(servers.map(({ name }) => [name, [] as Measurement[]]))
  for (const server of servers) measure(server, path)
  for (let round = 0; round < rounds; round++)
    for (const server of servers) results.get(server.name)?.push(measure(server, path))

  const rows: (string | number)[][] = []
  const [ours, nginx] = servers.map(({ name }) => {
    const measured = results.get(name) ?? []
    const typical = Object.fromEntries(
      (['requestsPerSecond', 'p50', 'p99', 'cpu'] as const).map((key) => [
        key,
        median(measured.map((round) => round[key])),
      ]),
    ) as unknown as Measurement
    const { requestsPerSecond, p50, p99, cpu } = typical
    rows.push([name, requestsPerSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(1)])
    return typical
  })
  if (ours && nginx) {
    const ratio = (a: number, b: number) => (a / b).toFixed(2)
    rows.push([
      'ours / nginx',
      ratio(ours.requestsPerSecond, nginx.requestsPerSecond),
      ratio(ours.p50, nginx.p50),
      ratio(ours.p99, nginx.p99),
      `${ratio(ours.cpu, nginx.cpu)} (target 2.5, better 1.7)`,
    ])
  }
  const headings = [`\`${path}\``, 'requests/s', 'p50, ms', 'p99, ms', 'processor a request, µs']
  console.log(`\n${table(headings, rows)}\n`)
}

function measure({ origin, pid }: Server, path: string): Measurement {
  const before = processorSeconds(pid)
  const output = execFileSync('wrk', [
    '--threads=1',
    `--connections=${values.connections}`,
    `--duration=${seconds}s`,
    '--latency',
    ...Object.entries(browserHeaders).map(([name, value]) => `--header=${name}: ${value}`),
    origin + path,
  ]).toString()
  const cpu = processorSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${origin}${path}:\n${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/50%\s+(\S+)/.exec(output)?.[1]),
    p99: milliseconds(/99%\s+(\S+)/.exec(output)?.[1]),
    cpu: (cpu / requests) * 1e6,
  }
}

async function startOurs(folder: string, port: number): Promise<Server> {
  // The last step of the build, for a build that is older than the server.
  execFileSync('npm', ['run', '--silent', 'postbuild'], { cwd: root, stdio: 'ignore' })
  const child = spawn(process.execPath, serveCommand, {
    cwd: root,
    // Behind a proxy, so that the same headers are sent as by nginx, Strict-Transport-Security too.
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return ready('ours', port, child, child.pid ?? 0)
}

/** One worker that logs nothing, sends precompressed files and puts the same headers on all of them. */
async function startNginx(folder: string, port: number, headers: Headers): Promise<Server> {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const withBrotli = existsSync(brotli)
  if (!withBrotli) console.log('nginx is without brotli_static here: it sends gzip.')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${withBrotli ? `load_module ${brotli};` : ''}
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
    ${withBrotli ? 'brotli_static on;' : ''}
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}";`)
  .join('\n')}
    location = / { try_files /index.html =404; }
  }
}
`,
  )
  const child = spawn('nginx', ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = await ready('nginx', port, child, 0)
  const worker = execFileSync('pgrep', ['-P', String(child.pid)])
    .toString()
    .trim()
  return { ...server, pid: Number(worker) }
}

async function ready(
  name: string,
  port: number,
  child: ChildProcess,
  pid: number,
): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { name, origin, pid, stop: () => void child.kill() }
    if (child.exitCode !== null) break
    await sleep(100)
  }
  child.kill()
  throw new Error(`${name} did not start on port ${port}`)
}

/** User and system time of all threads of a process. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const restingMemory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text)
  return text.endsWith('us') ? value / 1000 : text.endsWith('ms') ? value : value * 1000
}

await benchServer()
