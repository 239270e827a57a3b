// `npm run bench:server`: what a page, a file of the build and an inquiry cost the site's server, beside
// nginx with the same precompressed files and the same headers, in turns within one run.
// Options: --seconds=3 (each measurement) --rounds=5 --connections=32 --port=3340 (and the next)
// --quick (2 rounds of 1 second).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isOnPath } from '#assistant/on-path.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { paths } from '#contracts/paths.ts'
import { type Headers, httpsHeaders } from '#contracts/security-headers.ts'
import { installDebian } from '#scripts/programs.ts'
import { inquiryRequest } from '#server/testing/load.ts'
import { unlimited } from '#server/testing/server-process.ts'
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

/** Arguments of `wrk` that say what it asks for, behind the server's address. */
type Asking = (origin: string) => string[]

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
  if (!programs.every(isOnPath)) installDebian([...programs, 'libnginx-mod-http-brotli-static'])
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
  const ours = await startOurs(folder, port)
  const nginx = await startNginx(folder, port + 1, headers)
  const servers = [ours, nginx]
  try {
    for (const server of servers)
      console.log(`- ${server.name} at rest: ${restingMemory(server.pid)} MB`)
    for (const path of ['/', script?.path ?? '/robots.txt'])
      compare(
        `\`${path}\``,
        servers.map((server) => ({ name: server.name, server, asking: file(path) })),
        ' (target 2.5, better 1.7)',
      )
    compare(`an inquiry, \`POST ${paths.mailSend}\``, [
      { name: 'ours, on disk before the answer', server: ours, asking: inquiries(folder) },
      { name: 'nginx, which keeps none: `/`', server: nginx, asking: file('/') },
    ])
    for (const server of servers)
      console.log(`- ${server.name} after load: ${restingMemory(server.pid)} MB`)
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Measures ours and nginx in turns and prints both and their ratio. */
function compare(
  heading: string,
  sides: { name: string; server: Server; asking: Asking }[],
  target = '',
) {
  const measured = sides.map(() => [] as Measurement[])
  for (const { server, asking } of sides) measure(server, asking)
  for (let round = 0; round < rounds; round++)
    for (const [index, { server, asking }] of sides.entries())
      measured[index]?.push(measure(server, asking))

  const typical = measured.map((list) => {
    const middle = (key: keyof Measurement) => median(list.map((round) => round[key]))
    return [middle('requestsPerSecond'), middle('p50'), middle('p99'), middle('cpu')]
  })
  const digits = [0, 2, 2, 1]
  const rows = sides.map(({ name }, side) => [
    name,
    ...digits.map((count, index) => typical[side]?.[index]?.toFixed(count) ?? ''),
  ])
  const ratios = digits.map((_, index) => {
    const [ours = Number.NaN, nginx = Number.NaN] = typical.map((figures) => figures[index])
    return (ours / nginx).toPrecision(3)
  })
  rows.push(['ours / nginx', ...ratios.slice(0, -1), `${ratios.at(-1)}${target}`])
  const headings = [heading, 'requests/s', 'p50, ms', 'p99, ms', 'processor a request, µs']
  console.log(`\n${table(headings, rows)}\n`)
}

const file =
  (path: string): Asking =>
  (origin) => [
    ...Object.entries(browserHeaders).map(([name, value]) => `--header=${name}: ${value}`),
    origin + path,
  ]

/** Inquiries of which no two are alike. The script that numbers them is put into `folder`. */
function inquiries(folder: string): Asking {
  const script = join(folder, 'inquiries.lua')
  const digits = 16
  const placeholder = 'N'.repeat(digits)
  writeFileSync(
    script,
    `local text = ${JSON.stringify(inquiryRequest(placeholder, browserHeaders))}
local number
function init(arguments) number = tonumber(arguments[1]) end
function request()
  number = number + 1
  return (text:gsub('${placeholder}', string.format('%0${digits}d', number)))
end
`,
  )
  // Numbers begin at the clock's µs, which no run can catch up with.
  return (origin) => [`--script=${script}`, origin, '--', String(Date.now() * 1000)]
}

function measure({ origin, pid }: Server, asking: Asking): Measurement {
  const before = processorSeconds(pid)
  const output = execFileSync('wrk', [
    '--threads=1',
    `--connections=${values.connections}`,
    `--duration=${seconds}s`,
    '--latency',
    ...asking(origin),
  ]).toString()
  const cpu = processorSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${origin}:\n${output}`)
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
      ...unlimited,
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
