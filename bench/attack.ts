// `npm run bench:attack`: what one machine can do to the server, beside nginx with the same limits where
// nginx does the same work. Options: --quick (a tenth of the connections) --port=3350 (and the next).
import { type ChildProcess, spawn } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isOnPath } from '#assistant/on-path.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { paths } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import { Connection, inquiryRequest, percentile } from '#server/testing/load.ts'
import { table } from './figures.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '3350' },
  },
})
const share = values.quick ? 0.1 : 1
const root = fileURLToPath(new URL('../', import.meta.url))
const dist = join(root, 'dist')
const folder = mkdtempSync(join(tmpdir(), 'attack-'))
/** In MB; the server must stay under it through every attack. */
const memoryTarget = 250
let failed = false

interface Target {
  name: string
  port: number
  pid: number
}

interface Attack {
  name: string
  connections: number
  /** What each connection sends at once. */
  send: string
  /** What it sends every second after that. */
  drip?: string
  /** Seconds after which connections are counted. */
  seconds: number
  /** Nginx does the same work. */
  comparable: boolean
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const feed = `${paths.feed}?rss_url=${encodeURIComponent(`${identity.url}/rss.xml`)}`
/** Enough of it fills the buffers between the server and a client that doesn't read. */
const largest = buildManifestSchema
  .parse(JSON.parse(readFileSync(join(dist, manifestFile), 'utf8')))
  .served.map(({ path, file }) => ({ path, size: statSync(join(dist, file)).size }))
  .reduce((a, b) => (b.size > a.size ? b : a)).path
const scaled = (count: number) => Math.max(1, Math.round(count * share))
const attacks: Attack[] = [
  {
    name: '600 pipelined feeds, not read',
    connections: scaled(20),
    send: get(feed).repeat(600),
    seconds: 3,
    comparable: false,
  },
  {
    name: '600 pipelined pages, not read',
    connections: scaled(20),
    send: get('/').repeat(600),
    seconds: 3,
    comparable: true,
  },
  {
    name: `17 × ${largest} that nobody reads`,
    connections: scaled(1000),
    send: get(largest).repeat(17),
    seconds: 32,
    comparable: true,
  },
  {
    name: 'heads that drip',
    connections: scaled(1000),
    send: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    drip: 'A: b\r\n',
    seconds: 20,
    comparable: true,
  },
  {
    name: 'connections that say nothing',
    connections: scaled(1000),
    send: '',
    seconds: 20,
    comparable: true,
  },
]

console.log('## Attacks from one machine\n')
const children: ChildProcess[] = []
try {
  const port = Number(values.port)
  const targets = [
    await startOurs(port),
    ...(isOnPath('nginx') ? [await startNginx(port + 1)] : []),
  ]
  const rows: string[][] = []
  for (const attack of attacks) {
    for (const target of targets.slice(0, attack.comparable ? undefined : 1)) {
      rows.push([
        `${attack.name} (${attack.connections})`,
        target.name,
        ...(await run(attack, target)),
      ])
    }
  }
  const columns = [
    'attack (connections)',
    'server',
    'still connected',
    'a page meanwhile, p99 ms',
    'memory, MB',
    'peak memory, MB',
  ]
  console.log(`${table(columns, rows)}\n`)
  await oneNetwork(targets[0] as Target)
} finally {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

async function run(attack: Attack, target: Target): Promise<string[]> {
  const before = openSockets(target.pid)
  const sockets = await Promise.all(
    Array.from({ length: attack.connections }, () => open(target.port)),
  )
  for (const socket of sockets) socket.pause().write(attack.send || '')
  const dripping =
    attack.drip &&
    setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(attack.drip ?? '')
    }, 1000)
  const times: number[] = []
  for (let round = 0; round < attack.seconds * 10; round++) {
    const started = performance.now()
    const page = await fetch(`http://127.0.0.1:${target.port}/`)
    await page.arrayBuffer()
    times.push(performance.now() - started)
    await wait(100)
  }
  clearInterval(dripping || undefined)
  const left = Math.max(0, openSockets(target.pid) - before)
  for (const socket of sockets) socket.destroy()
  const [now, peak] = [memory(target.pid, 'VmRSS'), memory(target.pid, 'VmHWM')]
  if (target.name === 'ours' && peak > memoryTarget) failed = true
  return [String(left), percentile(times, 0.99).toFixed(1), String(now), String(peak)]
}

/** A /48 that sends a thousand inquiries, and a visitor from elsewhere. */
async function oneNetwork({ port, pid }: Target) {
  const statuses = new Map<number, number>()
  const connection = await Connection.open(port)
  for (let index = 0; index < 1000; index++) {
    const address = `2001:db8:1:${(index % 63).toString(16)}::1`
    const { status } = await connection.send(
      inquiryRequest(`spam-${index}`, { 'X-Forwarded-For': address }),
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const { status } = await connection.send(
    inquiryRequest('real', { 'X-Forwarded-For': '192.0.2.1' }),
  )
  connection.close()
  if (status !== 200) failed = true
  const given = [...statuses].map(([code, count]) => `${count} × ${code}`).join(', ')
  console.log(
    `- 1,000 inquiries from one /48: ${given}; the next visitor gets ${status} (must be 200)`,
  )
  console.log(
    `- peak memory through it all: ${memory(pid, 'VmHWM')} MB (must be under ${memoryTarget})`,
  )
}

function open(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect(port, '127.0.0.1')
  socket.once('error', reject)
  socket.once('connect', () => {
    socket.off('error', reject).on('error', () => {})
    resolve(socket)
  })
  return promise
}

async function startOurs(port: number): Promise<Target> {
  const command: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .scripts.serve.split(' ')
    .slice(1)
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return answering('ours', port, child)
}

/** One worker, with our time limits. */
async function startNginx(port: number): Promise<Target> {
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on;
  send_timeout 14s; client_header_timeout 5s; client_body_timeout 10s; keepalive_timeout 72s;
  server { listen 127.0.0.1:${port}; root ${dist}; location = / { try_files /index.html =404; } }
}
`,
  )
  const child = spawn('nginx', ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return answering('nginx', port, child)
}

async function answering(name: string, port: number, child: ChildProcess): Promise<Target> {
  children.push(child)
  for (let attempt = 0; attempt < 100; attempt++) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { name, port, pid: child.pid ?? 0 }
    await wait(100)
  }
  throw new Error(`${name} did not start on port ${port}`)
}

/** By the server's own count: a client that doesn't read isn't told that its connection has ended. */
function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:')
    } catch {
      return false
    }
  }).length
}

function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
