// Makes every I/O call of what the server does fail, one after the other. Runs in a process of its
// own, under the library of io-faults.ts, and prints what it found as JSON. Arguments: the names of
// the cases, and the faults as JSON.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { importCommand } from '#commands/newsletter/commands.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { inquiryIntake } from '#server/inbox/intake.ts'
import { createIssue, listIssues } from '#server/newsletter/issues.ts'
import { unsubscribeMark } from '#server/newsletter/letter.ts'
import { makeBackup } from '#server/store/backups.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { verifyFile } from '#server/store/verify-file.ts'
import { everythingOn } from './identity.ts'
import {
  type Fault,
  type FaultCase,
  type FaultPlan,
  type FaultReport,
  IoFaults,
} from './io-faults.ts'
import { Connection, inquiryRequest } from './load.ts'
import { startMailSink } from './mail-sink.ts'
import { unlimited } from './server-process.ts'

interface Case {
  prepare?(): Promise<void>
  /** The work whose I/O fails. */
  act(number: number): Promise<void>
  /** Looks at what's left, and repeats what was refused. */
  check(number: number): Promise<void>
  close?(): Promise<void>
}

type Findings = Pick<FaultReport, 'lost' | 'invented' | 'broken'> & { acknowledged: number }

const { IO_FAULTS_CONTROL: control = '', IO_FAULTS_FOLDER: folder = '' } = process.env
const faults = new IoFaults(control)
const recoveryTimeout = 30_000
const cases: Record<FaultCase, (place: string, found: Findings) => Promise<Case>> = {
  accept,
  send,
  restart,
  import: importing,
  backup,
}

const plan = JSON.parse(process.argv[2] ?? '') as FaultPlan
const reports: FaultReport[] = []
for (const name of plan.cases)
  for (const fault of plan.faults) reports.push(await failEach(name, fault))
process.stdout.write(JSON.stringify(reports))
process.exit()

/** Runs a case without a failure, and then with each call failing until none is left. */
async function failEach(name: FaultCase, fault: Fault): Promise<FaultReport> {
  const found: Findings = { acknowledged: 0, lost: [], invented: [], broken: [] }
  const place = join(folder, `${name}-${Object.values(fault).join('-')}`)
  mkdirSync(place)
  const tried = await cases[name](place, found)
  const failed: Record<string, number> = {}
  let calls = 0
  for (let number = 0, fired = 1; fired > 0; number += number === 0 ? plan.first : plan.every) {
    await tried.prepare?.()
    faults.arm(number, fault)
    await tried.act(number)
    const outcome = faults.disarm()
    await tried.check(number)
    for (const call of outcome.names.slice(0, 1)) failed[call] = (failed[call] ?? 0) + 1
    if (number === 0) calls = outcome.count
    // A call more or less is made each time, so the end is where nothing failed any more.
    else fired = outcome.fired
  }
  await tried.close?.()
  rmSync(place, { recursive: true })
  return { name, fault, calls, failed, ...found }
}

async function until(what: string, found: Findings, isTrue: () => Promise<boolean> | boolean) {
  const deadline = Date.now() + recoveryTimeout
  while (!(await Promise.resolve(isTrue()).catch(() => false))) {
    if (Date.now() > deadline) return void found.broken.push(what)
    await wait(10)
  }
}

/** Waits until the server makes no more I/O calls, or one has failed. */
async function untilQuiet() {
  let before: number
  do {
    before = faults.get('count')
    if (faults.get('fired') > 0) return
    await wait(60)
  } while (before !== faults.get('count'))
}

async function startApp(place: string) {
  const sink = await startMailSink()
  const store = await openStore({ file: join(place, 'wize.sqlite') })
  const config = readConfig({
    DATA_DIR: place,
    SMTP_URL: sink.url,
    LOG_LEVEL: 'silent',
    BACKUP_KEEP: '0',
    OUTBOX_LEASE_SECONDS: '1',
    NEWSLETTER_PER_MINUTE: '60000',
    ...unlimited,
  })
  const app = await buildApp({ config, site: new Map(), store, identity: everythingOn })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connection = await Connection.open((app.server.address() as AddressInfo).port)
  const waiting = async () => {
    const rows = await store.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .execute()
    return rows.length
  }
  const close = async () => {
    connection.close()
    await app.close()
    await sink.close()
  }
  // What a server does once at its start must not be counted.
  await wait(500)
  return { sink, store, connection, waiting, close }
}

async function integrity({ db }: Store, found: Findings) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  if (rows[0]?.integrity_check !== 'ok') found.broken.push(JSON.stringify(rows))
}

/** A form is accepted and its mail delivered. */
async function accept(place: string, found: Findings): Promise<Case> {
  const { sink, store, connection, waiting, close } = await startApp(place)
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  const post = async (subject: string) => {
    sent.add(subject)
    const { status } = await connection.send(inquiryRequest(subject))
    if (status === 200) acknowledged.add(subject)
    else if (status !== 503) found.broken.push(`answered ${status}`)
    return status
  }
  const arrived = () => sink.received.map(({ subject }) => subject.replace(/^.*\] /, ''))
  return {
    async act(number) {
      if ((await post(`form-${number}`)) === 200) {
        const hasArrived = () => faults.get('fired') > 0 || arrived().includes(`form-${number}`)
        await until('not delivered', found, hasArrived)
        await untilQuiet()
      }
    },
    async check(number) {
      await until('forms stay refused', found, async () => (await post(`next-${number}`)) === 200)
      await until('deliveries wait', found, async () => (await waiting()) === 0)
    },
    async close() {
      await integrity(store, found)
      const rows = await store.db.selectFrom('inquiries').select('subject').execute()
      const stored = rows.map(({ subject }) => subject)
      found.acknowledged = acknowledged.size
      for (const subject of acknowledged)
        if (!stored.includes(subject) || !arrived().includes(subject)) found.lost.push(subject)
      found.invented.push(...stored.filter((subject) => !sent.has(subject)))
      found.invented.push(...arrived().filter((subject) => !stored.includes(subject)))
      found.invented.push(...changedIds(sink.received))
      await close()
    },
  }
}

/** Mails of one subject and recipient with different Message-IDs. */
function changedIds(mails: { subject: string; to: string[]; messageId: string }[]): string[] {
  const ids = new Map<string, string>()
  return mails.flatMap(({ subject, to, messageId }) => {
    const key = `${subject} ${to}`
    const known = ids.get(key) ?? messageId
    ids.set(key, known)
    return known === messageId ? [] : [`${key} again`]
  })
}

/** An issue of the newsletter goes to three readers. */
async function send(place: string, found: Findings): Promise<Case> {
  const { sink, store, waiting, close } = await startApp(place)
  const readers = ['a@one.example', 'b@two.example', 'c@three.example']
  const times = { created_at: 1, confirmed_at: 1 }
  await store.db
    .insertInto('subscribers')
    .values(
      readers.map((email) => ({
        id: email,
        email,
        email_key: email,
        state: 'confirmed',
        ...times,
      })),
    )
    .execute()
  const letter = {
    html: `<a href="${unsubscribeMark}">Leave</a>`,
    text: `Leave ${unsubscribeMark}`,
    path: '/newsletter/letter',
    links: [],
  }
  const create = (slug: string) => {
    const now = Date.now()
    return createIssue(store.db, { slug, subject: slug, ...letter }, { now, sendAt: now })
  }
  const isSent = async (slug: string) =>
    (await listIssues(store.db)).some((issue) => issue.slug === slug && issue.state === 'sent')
  return {
    async act(number) {
      const slug = `issue-${number}`
      const isCreated = await create(slug).then(
        () => true,
        () => false,
      )
      if (!isCreated) return
      found.acknowledged++
      const copies = () => sink.received.filter(({ subject }) => subject === slug).length
      await until('not sent', found, () => faults.get('fired') > 0 || copies() === readers.length)
      await untilQuiet()
    },
    async check(number) {
      const slug = `issue-${number}`
      const issues = await listIssues(store.db)
      if (!issues.some((issue) => issue.slug === slug)) await create(slug)
      await until('issue not sent', found, () => isSent(slug))
      await until('deliveries wait', found, async () => (await waiting()) === 0)
      const mails = sink.received.filter(({ subject }) => subject === slug)
      for (const reader of readers)
        if (!mails.some(({ to }) => to.includes(reader))) found.lost.push(`${slug} to ${reader}`)
      found.invented.push(...changedIds(mails))
    },
    async close() {
      await integrity(store, found)
      await close()
    },
  }
}

/** A store that was left by a crash is opened, takes a form, and is closed. */
async function restart(place: string, found: Findings): Promise<Case> {
  const file = join(place, 'wize.sqlite')
  const crashed = join(place, 'crashed.sqlite')
  const subjects = new Set<string>()
  const take = async (store: Store, subject: string) => {
    const form = { type: 'general', name: '', email: 'r@example.com', message: '', spam: [] }
    await inquiryIntake({ store, announce: async () => [] })({ ...form, subject })
    subjects.add(subject)
  }
  const store = await openStore({ file })
  for (let count = 0; count < 20; count++) await take(store, `before-${count}`)
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, crashed + suffix)
  await store.close()
  const before = [...subjects]
  return {
    async prepare() {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
      for (const suffix of ['', '-wal']) copyFileSync(crashed + suffix, file + suffix)
      subjects.clear()
      for (const subject of before) subjects.add(subject)
    },
    async act(number) {
      const opened = await openStore({ file }, { verify: true }).catch(() => undefined)
      if (opened) await take(opened, `form-${number}`).catch(() => {})
      await opened?.close().catch(() => {})
    },
    async check() {
      const opened = await openStore({ file }, { verify: true })
      await integrity(opened, found)
      const rows = await opened.db.selectFrom('inquiries').select('subject').execute()
      const stored = rows.map(({ subject }) => subject)
      found.acknowledged += subjects.size
      found.lost.push(...[...subjects].filter((subject) => !stored.includes(subject)))
      await opened.close()
    },
  }
}

/** The owner imports addresses, in two commits. */
async function importing(place: string, found: Findings): Promise<Case> {
  const file = join(place, 'wize.sqlite')
  const list = `${control}.csv`
  const count = 600
  const lines = Array.from(
    { length: count },
    (_, index) => `r${index}@example.com,2026-01-01,list\n`,
  )
  writeFileSync(list, `email,date,source\n${lines.join('')}`)
  const own = await openStore({ file })
  const importAll = async () => {
    const said: string[] = []
    const store = await openStore({ file }, { mustExist: true, yields: true })
    const say = (text: string) => said.push(text)
    try {
      await importCommand({ store, say, now: Date.now }, list)
    } finally {
      await store.close()
    }
    return said.join()
  }
  let said = ''
  const stored = async () => await own.db.selectFrom('subscribers').select('email').execute()
  return {
    async prepare() {
      await own.db.deleteFrom('subscribers').execute()
    },
    async act() {
      said = await importAll().catch(() => '')
    },
    async check(number) {
      if (said) found.acknowledged++
      if (said && (await stored()).length !== count) found.lost.push(`import ${number}`)
      const [, fresh, known] =
        /^Imported: (\d+)\. Known or unsubscribed: (\d+)$/.exec(await importAll()) ?? []
      const rows = await stored()
      if (Number(fresh) + Number(known) !== count || rows.length !== count)
        found.broken.push(`import ${number}: ${fresh}, ${known}, ${rows.length}`)
      await integrity(own, found)
    },
    close: () => own.close(),
  }
}

/** The server makes its daily backup. */
async function backup(place: string, found: Findings): Promise<Case> {
  const file = join(place, 'wize.sqlite')
  const store = await openStore({ file })
  await store.secret('in the backup')
  const backups = join(place, 'backups')
  const make = () => makeBackup({ file, folder: backups, keep: 2, now: Date.now() })
  let made: string | undefined
  return {
    async prepare() {
      rmSync(backups, { recursive: true, force: true })
    },
    async act() {
      made = await make().catch(() => undefined)
    },
    async check(number) {
      if (made) found.acknowledged++
      if (made && !existsSync(made)) found.lost.push(`backup ${number}`)
      const again = await make().catch((error: Error) => void found.broken.push(error.message))
      const kept = readdirSync(backups)
      if (kept.length !== 1 || (again === undefined && !kept[0]?.endsWith('.sqlite')))
        found.broken.push(`after backup ${number}: ${kept}`)
      for (const name of kept) verifyFile(join(backups, name))
    },
    close: () => store.close(),
  }
}
