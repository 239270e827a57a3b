// `npm run bench:attack`: how the server copes with attacks from one machine, compared with nginx under the
// same time limits where nginx does the same work.
// Options: --quick (a tenth of the connections) --port=3350 (nginx gets the next one)
// --memory-max=1024 (MB that the server may use, as with the unit's MemoryMax; needs root)
// --parts=connections,forms,network,refusals,relay,flood,tests (all of them by default).
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { paths } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import { maxPipelined } from '#server/http-server.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { costOfRefusals } from './cost-of-refusals.ts'
import { marked, misses } from './figures.ts'
import { flood } from './flood.ts'
import {
  maxMemory,
  maxMemoryLater,
  maxPage,
  maxPageP99,
  measureFormAttacks,
  memoryLater,
} from './form-attacks.ts'
import { memoryGroup } from './memory-group.ts'
import { startProbe } from './page-probe.ts'
import { peakMemory, residentMemory } from './process-usage.ts'
import { refusingRelay } from './refusing-relay.ts'
import { dist, readManifest, root, runNginx, type Server, startOurs } from './servers.ts'
import { runTestedAttacks } from './tested-attacks.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '3350' },
    'memory-max': { type: 'string' },
    parts: { type: 'string', default: 'connections,forms,network,refusals,relay,flood,tests' },
  },
})
const parts = values.parts.split(',')
/** How many of its connections each attack opens. */
const scale = values.quick ? 0.1 : 1
/** Most attacks come from this address, and the pages are asked for from another. */
const attackerAddress = '127.0.0.9'
const folder = mkdtempSync(join(tmpdir(), 'attack-'))
let failed = false

interface Attack {
  name: string
  connections: number
  /** How many addresses they come from, instead of one. */
  addresses?: number
  /** What each connection sends first. */
  send: string
  /** What it sends every second from then on. */
  drip?: string
  /** Seconds until the connections are counted. */
  seconds: number
  /** Whether nginx does the same work. */
  comparable: boolean
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const feed = `${paths.feed}?rss_url=${encodeURIComponent(`${identity.url}/rss.xml`)}`
/** The largest file. A few copies fill the buffers between the server and a client that doesn't read. */
const largest = readManifest()
  .served.map(({ path, file }) => ({ path, size: statSync(join(dist, file)).size }))
  .reduce((a, b) => (b.size > a.size ? b : a)).path
const scaled = (count: number) => Math.max(1, Math.round(count * scale))
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
    name: '3,000 expectations behind a search, not read',
    connections: scaled(250),
    send: get('/blog?q=zq') + get('/', 'Expect: magic\r\n').repeat(3000),
    seconds: 10,
    comparable: false,
  },
  {
    name: `${maxPipelined + 1} × ${largest}, not read`,
    connections: scaled(1000),
    send: get(largest).repeat(maxPipelined + 1),
    seconds: 32,
    comparable: true,
  },
  {
    name: `${maxPipelined + 1} searches of misspelled words`,
    connections: scaled(1000),
    send: get(
      `/blog?q=${'softwarx leadershap developmint consultang architectura tecnologie engineerin postgresq applicatiom performanse deplyoment securitty'.replaceAll(' ', '+')}`,
      'Accept-Encoding: gzip\r\n',
    ).repeat(maxPipelined + 1),
    seconds: 10,
    comparable: false,
  },
  {
    name: 'a list of 4,000 encodings',
    connections: scaled(1000),
    send: get('/', `Accept-Encoding: ${'a,'.repeat(4000)}\r\n`),
    seconds: 10,
    comparable: true,
  },
  {
    name: '2,500 short headers, held',
    connections: scaled(1000),
    send: `GET / HTTP/1.1\r\nHost: localhost\r\n${'a:b\r\n'.repeat(2500)}`,
    seconds: 10,
    comparable: true,
  },
  {
    name: 'slow request headers',
    connections: scaled(1000),
    send: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    drip: 'A: b\r\n',
    seconds: 20,
    comparable: true,
  },
  {
    name: 'idle connections',
    connections: scaled(1000),
    send: '',
    seconds: 20,
    comparable: true,
  },
  {
    name: `${maxPipelined + 1} requests with headers of 7.9 and 1.8 kB, not read, from 128 addresses`,
    connections: scaled(16_384),
    addresses: 128,
    send: [3900, 850]
      .map((count) => get('/', `Accept-Encoding: ${'a,'.repeat(count)}\r\n`))
      .join(''),
    seconds: 10,
    comparable: false,
  },
]

console.log('## Attacks from one machine\n')
const group = values['memory-max'] ? memoryGroup(Number(values['memory-max'])) : undefined
const targets: Server[] = []
try {
  const port = Number(values.port)
  const env = { LOG_LEVEL: 'error' }
  const ours = await startOurs({
    checkout: root,
    folder,
    port,
    env,
    ...(group && { under: group.under }),
  })
  targets.push(ours)
  let peak = 0
  if (parts.includes('connections')) peak = await connections(ours, port + 1)
  if (parts.includes('forms')) {
    const forms = await measureFormAttacks(ours, { folder, scale, port: port + 2 })
    if (!forms.kept) failed = true
    peak = Math.max(peak, forms.peak)
  }
  if (parts.includes('network')) await oneNetwork(ours)
  if (parts.includes('refusals') && !(await costOfRefusals(ours))) failed = true
  if (parts.includes('relay')) {
    const relay = await refusingRelay()
    if (!relay.kept) failed = true
    peak = Math.max(peak, relay.peak)
  }
  if (parts.includes('flood') && !(await flood(ours))) failed = true
  if (!(await memoryInAll(ours, peak))) failed = true
  if (group) {
    const { status } = await fetch(`${ours.origin}/healthz`)
    if (status !== 200) failed = true
    console.log(
      `- within ${values['memory-max']} MB: the same process still answers ${status} (must be 200); it and the files that the system keeps for it used at most ${group.peak()} MB`,
    )
  }
  if (parts.includes('tests') && !(await runTestedAttacks())) failed = true
} finally {
  for (const target of targets) target.stop()
  rmSync(folder, { recursive: true, force: true })
  // A group can be removed once its last process has ended.
  await wait(group ? 3000 : 0)
  group?.remove()
}
process.exitCode = failed ? 1 : 0

/** Runs the attacks that hold connections, and prints a table. Returns the peak memory in MB. */
async function connections(ours: Server, nginxPort: number): Promise<number> {
  if (isOnPath('nginx')) targets.push(await startNginx(nginxPort))
  const rows: string[][] = []
  for (const attack of attacks) {
    const results: string[][] = []
    for (const target of targets.slice(0, attack.comparable ? undefined : 1))
      results.push(await run(attack, target))
    const [figures = []] = results
    rows.push([
      `${attack.name} (${attack.connections})`,
      ...figures.map((_, index) => results.map((result) => result[index]).join(' / ')),
    ])
  }
  const columns = [
    'attack (connections), ours / nginx',
    'still connected',
    `p99 of a page meanwhile, ms (at most ${maxPageP99})`,
    `longest page, ms (at most ${maxPage})`,
    `longest /healthz, ms (at most ${maxPage})`,
    'memory, MB',
    `peak memory, MB (at most ${maxMemory})`,
  ]
  const text = misses(columns, rows, {
    others:
      'Within every limit, ours / nginx (still connected; p99 and longest wait for a page, and longest for /healthz, in ms; memory and its peak, in MB):',
    brief: ([name, left, p99, longest, health, memory, peak]) =>
      `${name} (${left}; ${p99}, ${longest}, ${health}; ${memory}, ${peak})`,
  })
  console.log(`${text}\n`)
  const peak = peakMemory(ours.pid)
  const later = await memoryLater(ours.pid, scale)
  if (later > maxMemoryLater) failed = true
  console.log(
    `- memory within a minute: ${marked(later, later <= maxMemoryLater)} MB (at most ${maxMemoryLater})\n`,
  )
  return peak
}

async function run(attack: Attack, target: Server): Promise<string[]> {
  const stop = await startProbe(target.origin)
  const before = openSockets(target.pid)
  const sockets = await Promise.all(
    Array.from({ length: attack.connections }, (_, index) => {
      const host = index % (attack.addresses ?? 1)
      return open(target.port, host ? `127.0.1.${host}` : attackerAddress)
    }),
  )
  for (const socket of sockets) socket.pause().write(attack.send || '')
  const dripping =
    attack.drip &&
    setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(attack.drip ?? '')
    }, 1000)
  await wait(attack.seconds * 1000)
  clearInterval(dripping || undefined)
  const { pageP99, pageMax, healthMax } = await stop()
  const left = Math.max(0, openSockets(target.pid) - before)
  for (const socket of sockets) socket.destroy()
  const [now, peak] = [residentMemory(target.pid), peakMemory(target.pid)]
  const longest = Math.max(pageMax, healthMax)
  const kept = pageP99 <= maxPageP99 && longest <= maxPage && peak <= maxMemory
  if (target.name === 'ours' && !kept) failed = true
  const isOurs = target.name === 'ours'
  return [
    String(left),
    marked(pageP99.toFixed(1), !isOurs || pageP99 <= maxPageP99),
    marked(pageMax.toFixed(1), !isOurs || pageMax <= maxPage),
    // nginx has no such address, and answers 404.
    isOurs ? marked(healthMax.toFixed(1), healthMax <= maxPage) : '–',
    String(now),
    marked(peak, !isOurs || peak <= maxMemory),
  ]
}

/** Sends a thousand inquiries from one /48, and then one from elsewhere, which must be accepted. */
async function oneNetwork({ port }: Server) {
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
  const counts = [...statuses].map(([code, count]) => `${count} × ${code}`).join(', ')
  console.log(
    `- 1,000 inquiries from one /48: ${counts}; the next visitor gets ${status} (must be 200)`,
  )
}

/**
 * Prints the peak memory of all attacks, of which those since the forms were attacked are still in the
 * process's own record. Returns whether it was within its limit, and is again within a minute.
 */
async function memoryInAll({ pid }: Server, earlier: number): Promise<boolean> {
  const peak = Math.max(earlier, peakMemory(pid))
  const later = await memoryLater(pid, scale)
  const [low, released] = [peak <= maxMemory, later <= maxMemoryLater]
  console.log(
    `- peak memory in all attacks so far: ${marked(peak, low)} MB (at most ${maxMemory}); within a minute after the last: ${marked(later, released)} MB (at most ${maxMemoryLater})`,
  )
  return low && released
}

function open(port: number, localAddress: string): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.once('error', reject)
  socket.once('connect', () => {
    socket.off('error', reject).on('error', () => {})
    resolve(socket)
  })
  return promise
}

/** A single process with the same time limits as our server. */
function startNginx(port: number): Promise<Server> {
  return runNginx(
    folder,
    port,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on;
  send_timeout 14s; client_header_timeout 5s; client_body_timeout 10s; keepalive_timeout 72s;
  server { listen 127.0.0.1:${port}; root ${dist}; location = / { try_files /index.html =404; } }
}
`,
  )
}

/** Counted at the server, because a client that doesn't read never learns that it was disconnected. */
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
