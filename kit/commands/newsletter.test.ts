import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'
import { createIssue } from '#server/newsletter/issues.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import type { SubscriberState } from '#server/store/schema.ts'
import { openStore } from '#server/store/store.ts'
import { commandFlags, siteEnv } from '#server/testing/server-process.ts'
import { run as runCommand } from './command.ts'
import { newsletterCommand } from './newsletter.ts'

const script = fileURLToPath(new URL('newsletter.ts', import.meta.url))
const report = fileURLToPath(new URL('report.ts', import.meta.url))
const doctor = fileURLToPath(new URL('doctor.ts', import.meta.url))
let folder: string

const subscriber = (email: string, state: SubscriberState, times = {}) => ({
  id: email,
  email,
  email_key: email,
  state,
  created_at: 0,
  ...times,
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-cli-'))
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  await store.db
    .insertInto('subscribers')
    .values([
      subscriber('in@example.com', 'confirmed'),
      subscriber('not-yet@example.com', 'pending'),
    ])
    .execute()
  const mail = { to: 'not-yet@example.com', subject: 'Please confirm', text: '' }
  await enqueue(store.db, [mailRow(mail, { now: 0 })])
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command in this process, because one of its own takes a third of a second each time. */
async function run(args: string[], settings = {}): Promise<string> {
  const printed = { out: '', err: '' }
  const status = await runCommand(newsletterCommand, args, {
    env: { DATA_DIR: folder, ...settings },
    out: (text) => {
      printed.out += text
    },
    err: (text) => {
      printed.err += text
    },
    width: 200,
  })
  if (status !== 0) throw new Error(printed.err)
  return printed.out
}

async function runAlone(program: string, args: string[], settings = {}): Promise<string> {
  const env = { ...siteEnv, DATA_DIR: folder, ...settings }
  const command = [...commandFlags, program, ...args]
  return (await promisify(execFile)(process.execPath, command, { env, cwd: siteRoot })).stdout
}

test('exports confirmed addresses alone, each with its link to unsubscribe', async () => {
  const [head, line, ...rest] = (await run(['export'])).trimEnd().split('\r\n')
  expect(head).toBe('email,date,source,unsubscribe,language')
  expect(line).toMatch(/^"in@example\.com",.*\/api\/newsletter\/unsubscribe\?token=/)
  expect(rest).toEqual([])
  expect(await run(['list', '--state', 'pending'])).toContain('not-yet@example.com')
})

test('an import of the export into an empty store brings every value along', async () => {
  const place = mkdtempSync(join(folder, 'move-'))
  const [from, to] = [join(place, 'from'), join(place, 'to')]
  const stores = { from: join(from, 'wize.sqlite'), to: join(to, 'wize.sqlite') }
  const sources = [null, 'Substack', '=1+1, a "club"', "'- a fair\nin Lisbon", '@work']
  const names = ['Ada', '+1', '-2', '=3', "'=4", "''+5", "'Ada", 'a/b']
  const people = names.flatMap((name, row) =>
    sources.map((source, column) => ({
      email: `${name}.${column}@Example.com`,
      confirmed_at: row === 0 ? null : Date.UTC(2025, row, 1, 12, 30, 15, 100 + column),
      consent_source: source,
      // A site may have been left by one of its languages.
      language: [null, 'es', 'de', 'es', null][column] ?? null,
    })),
  )
  const store = await openStore({ file: stores.from })
  const rows = people.map((person) => ({
    ...person,
    id: person.email,
    email_key: person.email.toLowerCase(),
    state: 'confirmed' as const,
    created_at: Date.UTC(2025, 0, 1),
  }))
  await store.db.insertInto('subscribers').values(rows).execute()
  await store.close()
  await (await openStore({ file: stores.to })).close()

  const file = join(place, 'list.csv')
  await run(['export', '--out', file], { DATA_DIR: from })
  expect(await run(['import', file], { DATA_DIR: to })).toBe(
    `Imported: ${people.length}. Known or unsubscribed: 0\n`,
  )
  const target = await openStore({ file: stores.to })
  const moved = await target.db
    .selectFrom('subscribers')
    .select(['email', 'confirmed_at', 'consent_source', 'state', 'language'])
    .execute()
  await target.close()
  const byEmail = (one: { email: string }, other: { email: string }) =>
    one.email < other.email ? -1 : 1
  // Who signed up here agreed on this site, and an old row's date is the day it was made.
  const expected = rows.map(({ created_at, ...row }) => ({
    email: row.email,
    confirmed_at: row.confirmed_at ?? created_at,
    consent_source: row.consent_source ?? identity.url,
    state: row.state,
    language: row.language ?? new Intl.Locale(identity.locale).language,
  }))
  expect(moved.sort(byEmail)).toEqual(expected.sort(byEmail))
})

test.each([
  [['list'], script],
  [['--out', join(tmpdir(), 'no-report.html')], report],
])('without a store %j says where it looked, and makes none', async (args, program) => {
  const empty = join(folder, 'empty')
  const { code, stderr } = await runAlone(program, args, { DATA_DIR: empty }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  )
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no store at .*empty\/wize\.sqlite\..*\n$/),
  ])
  expect(existsSync(empty)).toBe(false)
})

test('says how many confirmations wait for a mail server', async () => {
  expect(await run(['list'])).toContain('1 newsletter confirmation is waiting')
  expect(await run(['list'], { SMTP_URL: 'smtp://localhost' })).not.toContain('waiting')
  const line = '1 newsletter confirmation is waiting'
  expect(await runAlone(doctor, [])).toContain(line)
  expect(await runAlone(doctor, [], { SMTP_URL: 'smtp://localhost' })).not.toContain(line)
})

test('shows, exports, and restores addresses that bounced, and an import names them', async () => {
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const id = 'gone@example.com'
  const times = { confirmed_at: 0, bounced_at: Date.UTC(2026, 10, 1) }
  await store.db
    .insertInto('subscribers')
    .values(subscriber(id, 'bounced', times))
    .execute()
  const reason = 'SMTP: EENVELOPE RCPT TO 550 5.1.1'
  await store.db
    .insertInto('newsletter_bounces')
    .values({ issue_id: 'one', subscriber_id: id, reason, reported: 0, created_at: 0 })
    .execute()
  await store.close()

  expect(await run(['list', '--state', 'bounced'])).toMatch(/2026-11-01 00:00 +gone@.* 5\.1\.1\n$/)
  expect(await run(['export'])).not.toContain(id)
  expect(await run(['export', '--state', 'bounced'])).toBe(
    `email,bounced,reason\r\n"${id}","2026-11-01T00:00:00.000Z","${reason}"\r\n`,
  )
  const file = join(folder, 'addresses.csv')
  writeFileSync(file, `email,date,source\n${id},2026-01-01,Another list\n`)
  expect(await run(['import', file])).toMatch(/bounced: 1\n +gone@example\.com\n.*restore/)
  expect(await run(['restore', id, 'nobody@example.com'])).toBe(
    `Back on the list: ${id}\nNot known: nobody@example.com\n`,
  )
  expect(await run(['export'])).toContain(id)
})

test('exports the addresses of the state that was asked for', async () => {
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const id = 'left@example.com'
  const times = { confirmed_at: 0, unsubscribed_at: Date.UTC(2026, 10, 2) }
  await store.db
    .insertInto('subscribers')
    .values(subscriber(id, 'unsubscribed', times))
    .execute()
  await store.close()
  expect(await run(['export', '--state', 'unsubscribed'])).toBe(
    `email,unsubscribed\r\n"${id}","2026-11-02T00:00:00.000Z"\r\n`,
  )
  expect(await run(['export', '--state', 'confirmed'])).toBe(await run(['export']))
})

test('says why an issue is paused', async () => {
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const issue = { slug: 'a-letter', subject: '', html: '', text: '', path: '/', links: [] }
  await createIssue(store.db, issue, { now: 0, sendAt: 0 })
  const pause = {
    state: 'paused',
    pause_reason: 'The mail server refused 6 of 101 copies',
  } as const
  await store.db.updateTable('newsletter_issues').set(pause).execute()
  await store.close()
  expect(await run(['status'])).toContain('The mail server refused 6 of 101 copies')
  expect(await run(['resume'])).toContain('is being sent')
  expect(await run(['status'])).not.toContain('refused')
})
