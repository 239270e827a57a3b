// Attacks on the forms, each from one address of its own. `bench/attack.ts` runs them.
import { mkdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { paths } from '#contracts/paths.ts'
import { Connection } from '#server/testing/load.ts'
import { marked, misses } from './figures.ts'
import { type Latency, startProbe } from './page-probe.ts'
import { peakMemory, resetPeakMemory, residentMemory } from './process-usage.ts'
import { startCaddy, startNginxProxy } from './proxies.ts'
import type { Server } from './servers.ts'

/** In MB: during an attack, and a minute after it. */
export const maxMemory = 250
export const maxMemoryLater = 180
/** In ms, for a page during an attack; the longest wait is for `/healthz`, too. */
export const maxPageP99 = 50
export const maxPage = 250

/** A port that leads to the server. */
interface Target {
  port: number
}

/** A client of an attack. */
interface Client {
  socket: Socket
  /** The statuses it has received. */
  statuses: number[]
}

export interface FormAttack {
  name: string
  /** What stands between the attack and the server; by default nothing. */
  through?: 'nginx' | 'Caddy'
  /**
   * Runs the attack from an address of this machine, with `scale` times its connections, and resolves
   * with the statuses received.
   */
  run(target: Target, address: string, scale: number): Promise<number[]>
}

const urlencoded = 'application/x-www-form-urlencoded'
const held = 511 * 1024
/** What an attack sends in 10 ms: a gigabit a second, as much as a server's network brings. */
const bytesPerTick = 1_250_000

/** A form that a browser without scripts posts. `length` may announce more than the body has. */
function post(
  path: string,
  body: string,
  length = Buffer.byteLength(body),
  more: Record<string, string> = {},
): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: text/html',
    `Content-Type: ${urlencoded}`,
    `Content-Length: ${length}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** A form whose errors are shown on its page. */
export const refusedForm = (headers: Record<string, string> = {}) =>
  post(paths.mailSendForm, `from_name=x&message=${'word+'.repeat(70)}`, undefined, headers)
const refused = refusedForm()
const oneByte = post(paths.mailSendForm, 'a')
const manyEntries = post(paths.mailSendForm, 'a&'.repeat(256 * 1024))
const chunkedHead = `POST ${paths.mailSendForm} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${urlencoded}\r\nTransfer-Encoding: chunked\r\n\r\n`
const boundary = 'b'.repeat(30)
/** Whoever takes the first boundary in the header finds a different one from a parser's. */
const manyParts = post(
  paths.mailSendForm,
  `${`--${boundary}\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n`.repeat(2000)}--${boundary}--\r\n`,
).replace(urlencoded, `multipart/form-data; a="; boundary=other"; boundary=${boundary}`)

const formAttacks: FormAttack[] = [
  // What the machine does without an attack.
  { name: 'none', run: () => wait(15_000, []) },
  ...Object.entries({ 'refused forms': refused, 'bodies of a byte': oneByte }).map(
    ([name, send]): FormAttack => ({
      name: `${name}, one after another, 80 connections`,
      run: (target, address, scale) =>
        oneByOne({ target, address, count: 80 * scale, send, seconds: 12 }),
    }),
  ),
  {
    name: 'refused forms, client gone, 80 at once',
    run: (target, address, scale) =>
      attack({
        target,
        address,
        count: 80 * scale,
        send: refused,
        seconds: 12,
        repeats: 60,
        leaves: true,
      }),
  },
  ...[undefined, 'nginx' as const, 'Caddy' as const].map((through): FormAttack => {
    const count = through ? 4 : 8
    return {
      name: `512 KB of a&a&…, ${count} connections`,
      ...(through && { through }),
      run: (target, address) =>
        attack({ target, address, count, send: manyEntries, seconds: 10, repeats: 4 }),
    }
  }),
  ...[undefined, 'nginx' as const, 'Caddy' as const].map((through): FormAttack => {
    const count = through ? 800 : 2000
    return {
      name: `bodies of 511 KB held, ${count} connections`,
      ...(through && { through }),
      run: (target, address, scale) =>
        attack({
          target,
          address,
          count: count * scale,
          send: post(paths.mailSendForm, 'a'.repeat(held - 1), held),
          seconds: 15,
        }),
    }
  }),
  ...[60, 190].map(
    (kilobytes): FormAttack => ({
      name: `bodies of ${kilobytes} KB held, 2000 connections from 500 addresses`,
      run: (target, address, scale) => {
        const length = kilobytes * 1024
        const send = post(paths.mailSendForm, 'a'.repeat(length - 1), length)
        const count = 2000 * scale
        return attack({ target, address, addresses: 500, count, send, seconds: 15 })
      },
    }),
  ),
  {
    name: 'forms of 190,000 chunks of a byte, 40 connections',
    run: (target, address) =>
      attack({
        target,
        address,
        count: 40,
        send: `${chunkedHead}${'1\r\na\r\n'.repeat(190_000)}0\r\n\r\n`,
        seconds: 10,
      }),
  },
  {
    name: 'bodies of 250 chunks held, 2000 connections',
    run: (target, address, scale) =>
      attack({
        target,
        address,
        count: 2000 * scale,
        send: `${chunkedHead}${'1\r\na\r\n'.repeat(250)}`,
        seconds: 12,
      }),
  },
  {
    name: 'chunks of a byte sent ahead, 300 connections',
    run: (target, address, scale) =>
      attack({
        target,
        address,
        count: 300 * scale,
        send: `${refused}${chunkedHead}${'1\r\na\r\n'.repeat(60_000)}`,
        seconds: 12,
      }),
  },
  {
    name: 'forms of 2,000 parts by a strange boundary, 40 connections',
    run: (target, address) => attack({ target, address, count: 40, send: manyParts, seconds: 10 }),
  },
  {
    name: '60 pipelined POSTs not read, 300 connections',
    run: (target, address, scale) =>
      attack({
        target,
        address,
        count: 300 * scale,
        send: refused.repeat(60),
        seconds: 15,
        reads: false,
      }),
  },
]

/** What an attack did to the server. Memory in MB. */
interface Harm extends Latency {
  statuses: number[]
  peak: number
  later: number
}

interface Measured extends Harm {
  attack: FormAttack
}

/**
 * Runs each attack while another thread requests pages, and prints a table. `scale` is 1, or less for a
 * trial. Returns the server's peak memory in MB, and whether it stayed within its limits.
 */
export async function measureFormAttacks(
  server: Server,
  { folder, scale, port }: { folder: string; scale: number; port: number },
): Promise<{ peak: number; kept: boolean }> {
  const proxies: Partial<Record<'nginx' | 'Caddy', Server>> = {}
  const place = (name: string) => {
    const made = join(folder, name)
    mkdirSync(made)
    return made
  }
  const measured: Measured[] = []
  try {
    if (isOnPath('nginx')) proxies.nginx = await startNginxProxy(place('nginx'), port, server.port)
    if (isOnPath('caddy')) proxies.Caddy = await startCaddy(place('caddy'), port + 1, server.port)
    for (const [index, attack] of formAttacks.entries()) {
      const { name, through } = attack
      const target = through ? proxies[through] : server
      if (!target) {
        console.log(`- ${name} through ${through}: skipped, because it isn't installed\n`)
        continue
      }
      console.error(`Attack ${index + 1} of ${formAttacks.length} on the forms: ${name}`)
      const harm = await measure(server, scale, () =>
        attack.run(target, `127.0.0.${index + 10}`, scale),
      )
      measured.push({ attack, ...harm })
    }
  } finally {
    for (const proxy of Object.values(proxies)) proxy.stop()
  }
  printTable(measured)
  return {
    peak: Math.max(0, ...measured.map(({ peak }) => peak)),
    kept: measured.every(isWithinLimits),
  }
}

async function measure(
  server: Server,
  scale: number,
  attack: () => Promise<number[]>,
): Promise<Harm> {
  resetPeakMemory(server.pid)
  const stop = await startProbe(server.origin)
  const statuses = await attack()
  const latency = await stop()
  const peak = peakMemory(server.pid)
  return { statuses, ...latency, peak, later: await memoryLater(server.pid, scale) }
}

const isWithinLimits = ({ pageP99, pageMax, healthMax, failed, peak, later }: Harm) =>
  pageP99 <= maxPageP99 &&
  Math.max(pageMax, healthMax) <= maxPage &&
  failed === 0 &&
  peak <= maxMemory &&
  later <= maxMemoryLater

function printTable(measured: Measured[]) {
  const rows = measured.map(
    ({ attack, statuses, pageP99, pageMax, healthMax, failed, peak, later }) => [
      attack.name,
      attack.through ?? 'nothing',
      summary(statuses),
      marked(pageP99.toFixed(1), pageP99 <= maxPageP99),
      marked(pageMax.toFixed(1), pageMax <= maxPage),
      marked(healthMax.toFixed(1), healthMax <= maxPage),
      marked(failed, failed === 0),
      marked(peak, peak <= maxMemory),
      marked(later, later <= maxMemoryLater),
    ],
  )
  const columns = [
    'attack on the forms',
    'through',
    'answers',
    `p99 of a page, ms (at most ${maxPageP99})`,
    `longest page, ms (at most ${maxPage})`,
    `longest /healthz, ms (at most ${maxPage})`,
    'requests failed (must be 0)',
    `peak memory, MB (at most ${maxMemory})`,
    `within a minute, MB (at most ${maxMemoryLater})`,
  ]
  const text = misses(columns, rows, {
    others:
      'Within every limit (answers; p99 and longest wait for a page, and longest for /healthz, in ms; peak memory and that within a minute, in MB):',
    brief: ([name, through, answers, p99, longest, health, , peak, later]) =>
      `${name}${through === 'nothing' ? '' : ` through ${through}`} (${answers || 'none'}; ${p99}, ${longest}, ${health}; ${peak}, ${later})`,
  })
  console.log(`${text}\n`)
}

/** Waits until the memory in use is within its limit, at most a minute times `scale`, and returns it in MB. */
export async function memoryLater(pid: number, scale: number): Promise<number> {
  for (let waited = 0; waited < 60 * scale && residentMemory(pid) > maxMemoryLater; waited++)
    await wait(1000)
  return residentMemory(pid)
}

/** How often each status was received; 0 is a connection without an answer. */
function summary(statuses: number[]): string {
  const groups = [...Map.groupBy(statuses, (status) => status)].sort(([a], [b]) => a - b)
  return groups.map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

interface Options {
  target: Target
  address: string
  /** How many addresses send; the first is `address`, and the others have its last number in front. */
  addresses?: number
  /** Connections. */
  count: number
  /** What each of them sends. */
  send: string
  seconds: number
  /** How often a client sends it, each time on a new connection. */
  repeats?: number
  /** Whether the clients read answers. */
  reads?: boolean
  /** Whether the clients leave as soon as they've sent. */
  leaves?: boolean
}

async function attack(options: Options): Promise<number[]> {
  const { target, address, addresses = 1, send, seconds, repeats = 1 } = options
  const { reads = true, leaves = false } = options
  const clients: Client[] = []
  let sent = 0
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (let index = 0; index < Math.max(1, options.count); index++) {
      const host = index % addresses
      const sender = host ? `127.${address.split('.')[3]}.${host >> 8}.${host & 255}` : address
      const client = open(target.port, sender, reads)
      client.socket.write(send, 'latin1', () => leaves && client.socket.destroy())
      clients.push(client)
      sent += send.length
      if (sent > bytesPerTick) {
        await wait(10)
        sent = 0
      }
    }
    await wait((seconds * 1000) / repeats)
  }
  for (const { socket } of clients) socket.destroy()
  return clients.flatMap(({ statuses }) => (statuses.length > 0 ? statuses : [0]))
}

/** Each connection sends again once it's answered, or connects again once it's closed. */
async function oneByOne({ target, address, count, send, seconds }: Options): Promise<number[]> {
  const statuses: number[] = []
  const end = Date.now() + seconds * 1000
  const client = async () => {
    let connection: Connection | undefined
    while (Date.now() < end) {
      try {
        connection ??= await Connection.open(target.port, address)
        const { status, last } = await connection.send(send)
        statuses.push(status)
        if (!last) continue
      } catch {
        statuses.push(0)
      }
      connection?.close()
      connection = undefined
    }
    connection?.close()
  }
  await Promise.all(Array.from({ length: Math.max(1, count) }, client))
  return statuses
}

function open(port: number, localAddress: string, reads: boolean): Client {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const client: Client = { socket, statuses: [] }
  socket.setEncoding('latin1').on('error', () => {})
  if (!reads) socket.pause()
  else
    socket.on('data', (text) => {
      for (const [, status] of String(text).matchAll(/HTTP\/1\.1 (\d{3}) /g))
        client.statuses.push(Number(status))
    })
  return client
}
