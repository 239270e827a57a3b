// `npm run bench:inbox`: what the inbox holds and how fast it is. Every part starts servers of its own.
// Options: --only=speed,stall,crowd,hang,order,crashes --seconds=10 --rounds=50 (kills for each kind of store)
// --quick (2 seconds, 3 rounds, 500 senders).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isOnPath } from '#assistant/on-path.ts'
import { ensurePostgres } from '#scripts/postgres.ts'
import { installDebian } from '#scripts/programs.ts'
import { crashRounds, slots } from '#server/testing/crashes.ts'
import { type Answer, Connection, inquiryRequest, percentile } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { slowSync, startServer } from '#server/testing/server-process.ts'
import { writeBuild } from '#server/testing/site.ts'

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
const rounds = Number(values.rounds ?? (values.quick ? 3 : 50))
/** How many send at the same moment. */
const crowdSize = values.quick ? 500 : 10_000
const folders: string[] = []
let failed = false
/** Of the next inquiry, so that no two are alike. */
let next = 0

console.log('## Inquiries: speed, load, faults\n')

try {
  for (const name of only) {
    if (!parts[name]) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
    await parts[name]()
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

/** Durable accepts a second at 64 connections, on each kind of store. */
async function speed() {
  for (const { kind, env, stop } of await storesToMeasure()) {
    const server = await startServer(env)
    await load(server.port, 64, 2)
    const answers = await load(server.port, 64, seconds)
    report(
      `${kind}: durable accepts a second at 64 connections`,
      rate(answers),
      'target 3500 on SQLite',
    )
    report(`${kind}: time of an accept under that load, ms`, times(answers))
    await server.stop()
    await stop()
  }
}

/** Every sync of the disk takes half a second: pages must not wait for it. */
async function stall() {
  if (!hasStrace()) return console.log('- slow disk: skipped, strace is not installed')
  const build = folder()
  await writeBuild(build)
  const server = await startServer({ DATA_DIR: folder(), BUILD: build }, slowSync)
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
  report('syncs that take 0.5 s: time of an accept, ms', times(answers))
  report('syncs that take 0.5 s: pages meanwhile', pages.length)
  report(
    'syncs that take 0.5 s: time of a page, ms',
    `p50 ${percentile(pages, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}`,
    'target p99 under 20',
  )
  await server.stop()
}

/** Everybody sends at the same moment. */
async function crowd() {
  const server = await startServer({ DATA_DIR: folder() })
  const send = async (index: number): Promise<Answer> => {
    const started = performance.now()
    const connection = await Connection.open(server.port)
    const answer = await connection.send(inquiryRequest(`crowd-${index}`))
    connection.close()
    return { ...answer, ms: performance.now() - started }
  }
  const answers = await Promise.all(Array.from({ length: crowdSize }, (_, index) => send(index)))
  const errors = answers.flatMap(({ status }) => (status === 200 ? [] : [status]))
  const statuses = [...new Set(errors)].join(', ')
  report(
    `${crowdSize} simultaneous senders: errors`,
    errors.length,
    `must be 0${statuses && `; got ${statuses}`}`,
    errors.length > 0,
  )
  report(`${crowdSize} simultaneous senders: time with connecting, ms`, times(answers))
  report(`${crowdSize} simultaneous senders: peak memory, MB`, peakMemory(server.pid), 'target 400')
  await server.stop()
}

/** The mail server takes connections and says nothing. */
async function hang() {
  const sink = await startMailSink('hang')
  const server = await startServer({ DATA_DIR: folder(), SMTP_URL: sink.url })
  await load(server.port, 64, 2)
  const answers = await load(server.port, 64, seconds)
  report('mail server hangs: accepts a second', rate(answers))
  report('mail server hangs: time of an accept, ms', times(answers), 'target p99 under 100')
  report('mail server hangs: connections it has had', sink.connections)
  await server.stop()
  await sink.close()
}

/** The order of system calls: no answer leaves while what it acknowledges is not on disk. */
async function order() {
  if (!hasStrace()) return console.log('- order of system calls: skipped, strace is not installed')
  const trace = join(folder(), 'trace')
  const calls = 'trace=read,write,writev,pwrite64,pwritev,fsync,fdatasync,sendmsg,sendto'
  const server = await startServer({ DATA_DIR: folder() }, [
    'strace',
    '-f',
    '-y',
    '-s',
    '32',
    '-e',
    calls,
    '-o',
    trace,
  ])
  const connection = await Connection.open(server.port)
  for (let number = 0; number < 200; number++)
    await connection.send(inquiryRequest(`one-${number}`))
  connection.close()
  await load(server.port, 32, 3)
  await server.stop()

  // Between a request and its answer there is a write to the log and, after that, a sync.
  const underWay = new Map<string, { logged: boolean; synced: boolean }>()
  let answers = 0
  let early = 0
  for (const line of wholeCalls(readFileSync(trace, 'latin1'))) {
    const [, call = '', descriptor = ''] = /^(\w+)\((\d+)</.exec(line) ?? []
    if (line.includes('"POST ')) underWay.set(descriptor, { logged: false, synced: false })
    if (line.includes('.sqlite-wal>')) {
      for (const request of underWay.values()) {
        if (/write/.test(call)) request.logged = true
        if (/sync/.test(call)) request.synced = request.logged
      }
    }
    if (!line.includes('"HTTP/1.1 200')) continue
    answers++
    if (!underWay.get(descriptor)?.synced) early++
    underWay.delete(descriptor)
  }
  report('order of system calls: answers 200', answers)
  report('order of system calls: answers before their sync', early, 'must be 0', early > 0)
}

/** The calls of all threads, in the order in which they began if they send, else in which they ended. */
function wholeCalls(trace: string): string[] {
  const begun = new Map<string, string>()
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (call.endsWith('<unfinished ...>')) {
      begun.set(thread, call)
      return call.includes('"HTTP/1.1') ? [call] : []
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(call) ?? []
    if (!resumed) return [call]
    const beginning = begun.get(thread) ?? ''
    if (beginning.includes('"HTTP/1.1')) return []
    return [beginning.replace('<unfinished ...>', '') + call.slice(resumed.length)]
  })
}

function hasStrace(): boolean {
  if (!isOnPath('strace')) installDebian(['strace'])
  return isOnPath('strace')
}

/** Kills at random moments under load. */
async function crashes() {
  for (const { kind, env, stop } of await storesToMeasure()) {
    const { acknowledged, lost, repeated, unrecognizable } = await crashRounds({ rounds, env })
    report(`${kind}: kills`, rounds)
    report(`${kind}: inquiries answered 200`, acknowledged)
    report(`${kind}: of these lost`, lost.length, 'must be 0', lost.length > 0)
    const most = rounds * slots
    report(`${kind}: mails repeated`, repeated, `at most ${most}`, repeated > most)
    report(
      `${kind}: repeats with another Message-ID`,
      unrecognizable,
      'must be 0',
      unrecognizable > 0,
    )
    await stop()
  }
}

async function storesToMeasure() {
  const stores = [{ kind: 'SQLite', env: { DATA_DIR: folder() }, stop: async () => {} }] as {
    kind: string
    env: Record<string, string>
    stop: () => Promise<void>
  }[]
  const programs = ensurePostgres()
  if (programs) {
    const postgres = await startPostgres(programs)
    const env = { DATA_DIR: folder(), DATABASE_URL: await postgres.database() }
    stores.push({ kind: 'PostgreSQL', env, stop: postgres.stop })
  } else console.log('- PostgreSQL is not installed: only SQLite is measured.')
  return stores
}

async function load(port: number, connections: number, duration: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const until = Date.now() + duration * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await Connection.open(port)
      while (Date.now() < until)
        answers.push(await connection.send(inquiryRequest(`load-${next++}`)))
      connection.close()
    }),
  )
  const errors = answers.filter(({ status }) => status !== 200).length
  if (errors > 0) report('answers other than 200', errors, 'must be 0', true)
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

/** Greatest resident memory that the process has had, in MB. */
function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'wize-bench-'))
  folders.push(made)
  return made
}

function report(what: string, value: number | string, note = '', wrong = false) {
  failed ||= wrong
  console.log(`- ${what}: ${value}${note && ` (${note})`}${wrong ? ' FAILED' : ''}`)
}
