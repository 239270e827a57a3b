// `npm run bench:inbox`: how fast the inbox is, and what it survives. Each part starts its own servers.
// Options: --only=speed,stall,crowd,hang,order,crashes --seconds=10 --rounds=200 (kills for each kind of store)
// --quick (2 seconds, 3 rounds, 500 senders).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { ensurePostgres } from '#machine/postgres.ts'
import { crashRounds, slots } from '#server/testing/crashes.ts'
import { type Answer, Connection, inquiryRequest, percentile } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { slowSync, startServer } from '#server/testing/server-process.ts'
import { writeBuild } from '#server/testing/site.ts'
import { installDebian } from '../machine/programs.ts'
import { marked, table } from './figures.ts'
import { peakMemory } from './process-usage.ts'

const parts: Record<string, () => Promise<void>> = { speed, stall, crowd, hang, order, crashes }
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
  },
})
const only = values.only?.split(',') ?? Object.keys(parts)
const seconds = Number(values.seconds ?? (values.quick ? 2 : 10))
const rounds = Number(values.rounds ?? (values.quick ? 3 : 200))
/** Targets: inquiries a second, ms, and MB. */
const minSqliteRate = 3500
const maxPageP99 = 20
const maxHangP99 = 100
const maxMemory = 400
const simultaneousSenders = values.quick ? 500 : 10_000
const folders: string[] = []
let failed = false
const rows: string[][] = []
/** Number of the next inquiry, so that all differ. */
let nextNumber = 0

console.log('## Inquiries: speed, load, faults\n')

try {
  for (const name of only) {
    if (!parts[name])
      throw new Error(`Unknown part: ${name}. Parts: ${Object.keys(parts).join(', ')}`)
    await parts[name]()
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
console.log(table(['figure', 'ours', 'target'], rows))
process.exitCode = failed ? 1 : 0

/** Inquiries stored durably per second at 64 connections, in each kind of store. */
async function speed() {
  for (const { kind, env, stop } of await storesToMeasure()) {
    const server = await startServer(env)
    await load(server.port, 64, 2)
    const answers = await load(server.port, 64, seconds)
    const minRate = kind === 'SQLite' ? minSqliteRate : 0
    report(
      `${kind}: inquiries stored a second at 64 connections (their response time, ms)`,
      `${rate(answers)} (${times(answers)})`,
      minRate ? `at least ${minRate}` : '',
      rate(answers) >= minRate,
    )
    await server.stop()
    await stop()
  }
}

/** Pages must not wait while every disk sync takes half a second. */
async function stall() {
  if (!hasStrace()) return console.log('- slow disk: skipped, strace is not installed\n')
  const build = newFolder()
  await writeBuild(build)
  const server = await startServer({ DATA_DIR: newFolder(), BUILD: build }, slowSync())
  const pages: number[] = []
  const reading = new AbortController()
  const reader = (async () => {
    const connection = await Connection.open(server.port)
    while (!reading.signal.aborted) {
      pages.push((await connection.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).ms)
      await wait(5)
    }
    connection.close()
  })()
  const answers = await load(server.port, 64, seconds)
  reading.abort()
  await reader
  const p99 = percentile(pages, 0.99)
  report('disk syncs of 0.5 s: response time of an inquiry, ms', times(answers))
  report(
    `disk syncs of 0.5 s: response time of ${pages.length} pages meanwhile, ms`,
    `p50 ${percentile(pages, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}`,
    `p99 at most ${maxPageP99}`,
    p99 <= maxPageP99,
  )
  await server.stop()
}

/** Thousands send at the same moment, from a hundred addresses. */
async function crowd() {
  const server = await startServer({ DATA_DIR: newFolder() })
  const send = async (index: number): Promise<Answer> => {
    const started = performance.now()
    const connection = await Connection.open(server.port, `127.0.1.${(index % 100) + 1}`)
    const answer = await connection.send(inquiryRequest(`crowd-${index}`))
    connection.close()
    return { ...answer, ms: performance.now() - started }
  }
  const answers = await Promise.all(
    Array.from({ length: simultaneousSenders }, (_, index) => send(index)),
  )
  const errors = answers.flatMap(({ status }) => (status === 200 ? [] : [status]))
  const statuses = [...new Set(errors)].join(', ')
  report(
    `${simultaneousSenders} simultaneous senders: errors (response time including connecting, ms)`,
    `${errors.length} (${times(answers)})`,
    `must be 0${statuses && `; got ${statuses}`}`,
    mustBe(errors.length === 0),
  )
  const peak = peakMemory(server.pid)
  report(
    `${simultaneousSenders} simultaneous senders: peak memory, MB`,
    peak,
    `at most ${maxMemory}`,
    peak <= maxMemory,
  )
  await server.stop()
}

/** The mail server accepts connections but never responds. */
async function hang() {
  const sink = await startMailSink('hang')
  const server = await startServer({ DATA_DIR: newFolder(), SMTP_URL: sink.url })
  await load(server.port, 64, 2)
  const answers = await load(server.port, 64, seconds)
  const p99 = percentile(
    answers.map(({ ms }) => ms),
    0.99,
  )
  report(
    `mail server hangs, with ${sink.connections} connections to it: response time of ${rate(answers)} inquiries a second, ms`,
    times(answers),
    `p99 at most ${maxHangP99}`,
    p99 <= maxHangP99,
  )
  await server.stop()
  await sink.close()
}

/** By the system calls, no response may be sent before the inquiry it acknowledges is on disk. */
async function order() {
  if (!hasStrace())
    return console.log('- order of system calls: skipped, strace is not installed\n')
  const trace = join(newFolder(), 'trace')
  const calls = 'trace=read,write,writev,pwrite64,pwritev,fsync,fdatasync,sendmsg,sendto'
  const server = await startServer({ DATA_DIR: newFolder() }, [
    'strace',
    ...['-f', '-y', '-s', '32'],
    ...['-e', calls, '-o', trace],
  ])
  const connection = await Connection.open(server.port)
  for (let number = 0; number < 200; number++)
    await connection.send(inquiryRequest(`one-${number}`))
  connection.close()
  await load(server.port, 32, 3)
  await server.stop()

  const { responses, early } = responsesIn(readFileSync(trace, 'latin1'))
  report(
    `order of system calls: of ${responses} responses, before their sync`,
    early,
    'must be 0',
    mustBe(early === 0),
  )
}

/** How many responses a trace has, and how many of them were sent before their inquiry was on disk. */
function responsesIn(trace: string): { responses: number; early: number } {
  // Between a request and its response, there must be a write to the log and then a sync.
  const pending = new Map<string, { logged: boolean; synced: boolean }>()
  let responses = 0
  let early = 0
  for (const line of wholeCalls(trace)) {
    const [, call = '', descriptor = ''] = /^(\w+)\((\d+)</.exec(line) ?? []
    if (line.includes('"POST ')) pending.set(descriptor, { logged: false, synced: false })
    if (line.includes('.sqlite-wal>')) {
      for (const request of pending.values()) {
        if (/write/.test(call)) request.logged = true
        if (/sync/.test(call)) request.synced = request.logged
      }
    }
    if (!line.includes('"HTTP/1.1 200')) continue
    responses++
    if (!pending.get(descriptor)?.synced) early++
    pending.delete(descriptor)
  }
  return { responses, early }
}

/** Joins calls that strace shows in two parts. A response counts when its call starts, others when they end. */
function wholeCalls(trace: string): string[] {
  const started = new Map<string, string>()
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (call.endsWith('<unfinished ...>')) {
      started.set(thread, call)
      return call.includes('"HTTP/1.1') ? [call] : []
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(call) ?? []
    if (!resumed) return [call]
    const firstPart = started.get(thread) ?? ''
    if (firstPart.includes('"HTTP/1.1')) return []
    return [firstPart.replace('<unfinished ...>', '') + call.slice(resumed.length)]
  })
}

function hasStrace(): boolean {
  if (!isOnPath('strace')) installDebian(['strace'])
  return isOnPath('strace')
}

/** Kills the server at random moments under load. */
async function crashes() {
  for (const { kind, env, stop } of await storesToMeasure()) {
    const { acknowledged, lost, repeated, unrecognizable } = await crashRounds({ rounds, env })
    const maxRepeats = rounds * slots
    report(
      `${kind}, killed ${rounds} times: lost of ${acknowledged} answered inquiries; mails repeated; these with another Message-ID`,
      `${lost.length}; ${repeated}; ${unrecognizable}`,
      `must be 0; at most ${maxRepeats}; must be 0`,
      mustBe(lost.length === 0 && repeated <= maxRepeats && unrecognizable === 0),
    )
    await stop()
  }
}

async function storesToMeasure() {
  const stores = [{ kind: 'SQLite', env: { DATA_DIR: newFolder() }, stop: async () => {} }] as {
    kind: string
    env: Record<string, string>
    stop: () => Promise<void>
  }[]
  const programs = ensurePostgres()
  if (programs) {
    const postgres = await startPostgres(programs)
    const env = { DATA_DIR: newFolder(), DATABASE_URL: await postgres.database() }
    stores.push({ kind: 'PostgreSQL', env, stop: postgres.stop })
  } else console.log('- PostgreSQL is not installed: only SQLite is measured.\n')
  return stores
}

async function load(port: number, connections: number, duration: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const until = Date.now() + duration * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await Connection.open(port)
      while (Date.now() < until)
        answers.push(await connection.send(inquiryRequest(`load-${nextNumber++}`)))
      connection.close()
    }),
  )
  const errors = answers.filter(({ status }) => status !== 200).length
  if (errors > 0) report('responses other than 200', errors, 'must be 0', mustBe(false))
  return answers
}

function rate(answers: Answer[]): number {
  return Math.round(answers.length / seconds)
}

function times(answers: Answer[]): string {
  const ms = answers.map((answer) => answer.ms)
  return [0.5, 0.99, 1]
    .map((share) => `p${share * 100} ${percentile(ms, share).toFixed(0)}`)
    .join(', ')
}

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'wize-bench-'))
  folders.push(made)
  return made
}

/** Adds a row to the table. */
function report(label: string, value: number | string, target = '', isMet = true) {
  rows.push([label, marked(value, isMet), target])
}

/** Makes the program fail if a promise is broken. A missed target doesn't. */
function mustBe(isKept: boolean): boolean {
  failed ||= !isKept
  return isKept
}
