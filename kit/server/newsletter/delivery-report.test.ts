import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, type Store } from '#server/store/store.ts'
import { siteEnv } from '#server/testing/server-process.ts'
import { countReport } from './bounce-command.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { importAddresses } from './import.ts'
import { createIssue, feedOutbox, listIssues } from './issues.ts'
import { linkToken } from './link-token.ts'
import { listSubscribers } from './subscribers.ts'

const script = fileURLToPath(new URL('../../commands/newsletter.ts', import.meta.url))
const start = Date.UTC(2026, 10, 1)
const letter = { subject: 'A letter', html: '', text: '', path: '/newsletter/a-letter', links: [] }
const warn = () => {}
let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-report-'))
  store = await openStore({ file: join(folder, 'wize.sqlite') })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A report as Postfix writes it. */
function report(
  messageId: string,
  { status = '5.1.1', action = 'failed', headersOnly = false } = {},
) {
  const original = [
    'Received: by mail.wize.example (Postfix)',
    `Message-ID: <${messageId}>`,
    'Subject: A letter',
    'To: reader@example.com',
    '',
    ...(headersOnly ? [] : ['Words']),
  ]
  return [
    'From: MAILER-DAEMON@mail.wize.example (Mail Delivery System)',
    'To: bounces@wize.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1.2/mail.wize.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1.2/mail.wize.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.wize.example.',
    '',
    '--A1.2/mail.wize.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.wize.example',
    'X-Postfix-Queue-ID: A1',
    'Arrival-Date: Sun,  1 Nov 2026 00:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; reader@example.com',
    'Original-Recipient: rfc822;reader@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.com',
    'Diagnostic-Code: smtp; 550 5.1.1 <reader@example.com>: Recipient address',
    '    rejected: User unknown',
    '',
    '--A1.2/mail.wize.example',
    'Content-Description: Undelivered Message',
    `Content-Type: ${headersOnly ? 'text/rfc822-headers' : 'message/rfc822'}`,
    '',
    ...original,
    '',
    '--A1.2/mail.wize.example--',
    '',
  ].join('\r\n')
}

/** Sends issues to these addresses, and returns the signed Message-IDs in order. */
async function sentIssues(count: number, emails = ['reader@example.com']) {
  const addresses = emails.map((email) => ({ email, confirmedAt: start - 1, source: 'test' }))
  await importAddresses(store, addresses, start - 1)
  const secret = await store.secret('newsletter-links')
  const ids: string[] = []
  for (let issue = 0; issue < count; issue++) {
    const now = start + issue * 60_000
    await store.db.deleteFrom('outbox').where('state', '=', 'waiting').execute()
    await createIssue(store.db, { ...letter, slug: `issue-${issue}` }, { now, sendAt: now })
    for (let time = now; time < now + 30_000; time += 5000) await feedOutbox(store, 6000, time)
    const rows = await store.db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .execute()
    for (const row of rows)
      ids.push(`${linkToken(secret, 'delivery', row.id, row.created_at)}@wize.example`)
    await store.db
      .updateTable('outbox')
      .set({ state: 'delivered', payload: '', finished_at: now })
      .execute()
  }
  return ids
}

const count = (text: string) =>
  countReport(Buffer.from(text), {
    store,
    now: () => start,
    to: 'owner@wize.example',
    log: { warn },
  })
const states = async () => (await listSubscribers(store.db)).map(({ state }) => state)

test('reports of two issues in a row make an address bounced, however often they are read', async () => {
  const [one = '', two = ''] = await sentIssues(2)
  expect(await count(report(one))).toBe('counted')
  expect(await count(report(one))).toBe('known')
  expect(await states()).toEqual(['confirmed'])
  expect(await count(report(two, { headersOnly: true }))).toBe('counted')
  expect(await states()).toEqual(['bounced'])
})

test('a forged report takes nobody off the list', async () => {
  const [one = '', two = ''] = await sentIssues(2)
  const rows = await store.db.selectFrom('outbox').select('id').execute()
  const other = Buffer.alloc(32, 1)
  const forgeries = [
    ...rows.map(({ id }) => `${id}@wize.example`),
    ...rows.map(({ id }) => `${linkToken(other, 'delivery', id, start)}@wize.example`),
    one.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    two.replace('@', 'x@'),
    '',
  ]
  for (const id of forgeries) expect(await count(report(id)), id).toBe('not-ours')
  // Nor does a token for another purpose: everyone has one of their own in their mails.
  const [{ id = '' } = {}] = await listSubscribers(store.db)
  const secret = await store.secret('newsletter-links')
  const leave = linkToken(secret, 'unsubscribe', id, start)
  expect(await count(report(`${leave}@wize.example`))).toBe('not-ours')
  expect(await count(report(one).replace(/Message-ID: .*\r\n/, ''))).toBe('not-ours')
  expect(await states()).toEqual(['confirmed'])
})

test.each([
  ['4.4.1', 'failed'],
  ['5.7.1', 'failed'],
  ['5.2.2', 'failed'],
  ['5.4.7', 'failed'],
  ['5.1.1', 'delayed'],
  ['5.1.1', 'relayed'],
  ['2.1.5', 'delivered'],
])('status %s with action %s says nothing about the address', async (status, action) => {
  const [one = '', two = ''] = await sentIssues(2)
  for (const id of [one, two])
    expect(await count(report(id, { status, action }))).toBe('other-failure')
  expect(await states()).toEqual(['confirmed'])
})

test('a general status is read with the reply that it quotes', async () => {
  const read = async (text: string) => (await readDeliveryReport(Buffer.from(text)))?.status
  expect(await read(report('x@y', { status: '5.0.0' }))).toBe('5.1.1')
  expect(await read(report('x@y', { status: '5.0.0' }).replace('550 5.1.1', '550 sorry'))).toBe(
    '5.0.0',
  )
})

test('a mail of too many lines isn’t parsed', async () => {
  // 480,000 of them took 18 s and 600 MB.
  const after = (lines: number) =>
    Buffer.from(report('x@y').replace(/\r?\n\r?\n/, `$&${'\n'.repeat(lines)}`))
  expect(await readDeliveryReport(after(5_000))).toBeDefined()
  expect(await readDeliveryReport(after(10_000))).toBeUndefined()
})

test.each(['text/HTML', 'text/(a comment)html'])(
  'HTML in a report, or in the mail that it quotes, isn’t read as %s',
  async (type) => {
    const html = `Content-Type: ${type}\n\n${'<a href="'.repeat(20_000)}${'<'.repeat(100_000)}\n`
    const text = report('x@y')
    const before = await readDeliveryReport(Buffer.from(text))
    const boundary = /boundary="?([^"\s;]+)/.exec(text)?.[1]
    const within = text.replace(`--${boundary}`, `--${boundary}\n${html}$&`)
    const started = performance.now()
    expect(await readDeliveryReport(Buffer.from(within))).toEqual(before)
    const quoted = text.replace(/(Message-ID: .*\r?\n)/i, `$1${html}`)
    expect(await readDeliveryReport(Buffer.from(quoted))).toEqual(before)
    // The parser would spend most of a minute turning it into text.
    expect(performance.now() - started).toBeLessThan(5000)
  },
)

test('of a report about thousands of recipients, only the first are read, as our mails have one', async () => {
  const long = report('x@y').replace('Action: failed', `${'a:b\n\n'.repeat(4_000)}Action: failed`)
  const parse = vi.spyOn(PostalMime, 'parse')
  expect(await readDeliveryReport(Buffer.from(long))).toBeUndefined()
  // Reading all of it would take 18 s and 2.8 GB for a mail of 2 MB.
  expect(parse.mock.calls.length).toBeLessThan(25)
  parse.mockRestore()
})

test.each([
  ['an empty mail', ''],
  ['an out-of-office reply', 'From: a@b.example\r\nSubject: Away\r\n\r\nI am away.'],
  ['a read receipt', report('x@y').replace('delivery-status;', 'disposition-notification;')],
  ['a report without its status', report('x@y').replace('message/delivery-status', 'text/html')],
  ['a thousand parts inside each other', nested(1000)],
  ['headers without end', `Content-Type: multipart/report\r\n${'X: y\r\n'.repeat(100_000)}`],
  [
    'bytes',
    Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)).toString(
      'latin1',
    ),
  ],
])('%s is no report, and no error', async (_, text) => {
  expect(await count(text)).toBe('no-report')
})

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, level) =>
      `Content-Type: multipart/report; report-type=delivery-status; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  )
  return open.join('')
}

test('reports that follow an accepted issue pause it, too', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`)
  const ids = await sentIssues(1, emails)
  for (const id of ids.slice(0, 4)) expect(await count(report(id))).toBe('counted')
  expect((await listIssues(store.db))[0]?.state).toBe('sent')
  expect(await count(report(ids[4] ?? ''))).toBe('counted')
  expect((await listIssues(store.db))[0]).toMatchObject({
    state: 'paused',
    pause_reason: expect.stringContaining('5 of 20'),
  })
})

/** Runs the command, with a mail on standard input if there's one. */
function bounces(words: string[], input = '', env = {}) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, 'bounces', ...words],
      { env: { ...siteEnv, DATA_DIR: folder, ...env } },
      (error, stdout, stderr) =>
        resolve({ status: Number(error?.code ?? 0), text: stdout + stderr }),
    )
    child.stdin?.end(input)
  })
}

test('the command reads a pipe, files, a folder, and a Maildir', async () => {
  const ids = await sentIssues(2, ['one@example.com', 'two@example.com'])
  expect(await bounces([], report(ids[0] ?? ''))).toEqual({ status: 0, text: '' })
  // A mail server that pipes anything else here must not send a mail about it.
  expect((await bounces([], 'Subject: Hello\r\n\r\nBuy!')).status).toBe(0)
  expect((await bounces([], report(ids[0] ?? ''), { DATA_DIR: join(folder, 'none') })).status).toBe(
    75,
  )

  const maildir = join(folder, 'Maildir')
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(maildir, name), { recursive: true })
  ids.forEach((id, index) => {
    writeFileSync(
      join(maildir, index % 2 ? 'cur' : 'new', `1.M${index}.host`),
      report(id).replaceAll('\r\n', '\n'),
    )
  })
  writeFileSync(join(maildir, 'new', '2.host'), 'Subject: Hello\r\n\r\nBuy!')
  const { status, text } = await bounces([maildir])
  expect([status, text]).toEqual([0, expect.stringContaining('Dead addresses counted: 3')])
  expect(text).toContain('Counted before: 1')
  expect(text).toContain('No delivery reports: 1')
  expect(await states()).toEqual(['bounced', 'bounced'])
  expect((await bounces([join(folder, 'nowhere')])).status).toBe(1)
})
