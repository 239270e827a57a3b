import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { Answer } from '#contracts/mail-transport.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { newsletterCrashes } from '#server/testing/newsletter-crashes.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { readAddresses } from './address-list.ts'
import { importAddresses } from './import.ts'
import {
  createIssue,
  deliveriesOf,
  feedOutbox,
  listIssues,
  remainingOf,
  setIssueState,
} from './issues.ts'
import { unsubscribeMark } from './letter.ts'
import { readLinkToken } from './link-token.ts'
import { issueDelivery } from './sending.ts'
import { unsubscribe } from './subscribers.ts'

const start = Date.UTC(2026, 10, 1)
const minute = 60_000
const letter = {
  slug: 'a-letter',
  subject: 'A letter',
  html: `<a href="${unsubscribeMark}">Leave</a>`,
  text: `Leave: ${unsubscribeMark}`,
  path: '/newsletter/a-letter',
  links: [],
}
const links = async () => ({ url: 'https://site.example', secret: Buffer.alloc(32, 1) })

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  async function withReaders(count: number) {
    const store = await stores.open()
    await importAddresses(
      store,
      Array.from({ length: count }, (_, index) => ({
        email: `reader-${index}@example.com`,
        confirmedAt: start - minute,
        source: 'test',
      })),
      start - minute,
    )
    const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    return { store, outbox }
  }

  test('goes to everybody once, at the rate that was set, from its time on', async () => {
    const { store, outbox } = await withReaders(25)
    await createIssue(store.db, letter, { now: start, sendAt: start + minute })
    // Anyone who confirms after it was due gets the next issue.
    const late = { email: 'late@example.com', confirmedAt: start + 2 * minute, source: 'test' }
    await importAddresses(store, [late], start + 2 * minute)
    expect(await feedOutbox(store, 60, start)).toBe(0)
    let now = start + minute
    const handedOver: number[] = []
    for (let second = 0; second < 30; second++, now += 1000)
      handedOver.push(await feedOutbox(store, 60, now))
    expect(Math.max(...handedOver)).toBe(1)
    const rows = await outbox()
    expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(25)
    expect(rows).toHaveLength(25)
    const [issue] = await listIssues(store.db)
    expect(issue?.state).toBe('sent')
  })

  test('servers that share a store share the rate and hand nobody over twice', async () => {
    const { store, outbox } = await withReaders(40)
    await createIssue(store.db, letter, { now: start, sendAt: start })
    for (let now = start; now < start + 60_000; now += 1000)
      await Promise.all([feedOutbox(store, 60, now), feedOutbox(store, 60, now)])
    expect(await outbox()).toHaveLength(40)
  })

  test('a clock that’s set back by a day while it’s sent doesn’t stop it for a day', async () => {
    const { store, outbox } = await withReaders(10)
    await createIssue(store.db, letter, { now: start, sendAt: start })
    const ahead = start + 24 * 60 * minute
    for (let now = ahead; now < ahead + 5000; now += 1000) await feedOutbox(store, 60, now)
    expect(await outbox()).toHaveLength(5)
    const handedOver: number[] = []
    for (let now = start; now < start + 10_000; now += 1000)
      handedOver.push(await feedOutbox(store, 60, now))
    expect(await outbox()).toHaveLength(10)
    expect(Math.max(...handedOver)).toBe(1)
  })

  test('goes to readers who confirmed while the clock was ahead', async () => {
    const { store, outbox } = await withReaders(3)
    const confirmedAt = start + 24 * 60 * minute
    await importAddresses(store, [{ email: 'a@example.com', confirmedAt, source: '' }], confirmedAt)
    await createIssue(store.db, letter, { now: start, sendAt: start })
    const [issue] = await listIssues(store.db)
    expect(issue && (await remainingOf(store.db, issue, start))).toBe(4)
    for (let now = start; now < start + 10_000; now += 1000) await feedOutbox(store, 60, now)
    const recipients = (await outbox()).map(({ recipient }) => recipient)
    expect(recipients).toHaveLength(4)
    expect(recipients).toContain('a@example.com')
  })

  test('a pause stops it, and it goes on where it was', async () => {
    const { store, outbox } = await withReaders(10)
    const id = await createIssue(store.db, letter, { now: start, sendAt: start })
    await feedOutbox(store, 240, start + 1000)
    expect(await outbox()).toHaveLength(1)
    expect(await setIssueState(store.db, id, 'paused', start)).toBe(true)
    expect(await feedOutbox(store, 240, start + 10_000)).toBe(0)
    const [paused] = await listIssues(store.db)
    expect(paused && (await remainingOf(store.db, paused, start))).toBe(9)
    await setIssueState(store.db, id, 'sending', start)
    for (let now = start + 20_000; now < start + 40_000; now += 1000)
      await feedOutbox(store, 240, now)
    expect(await outbox()).toHaveLength(10)
  })

  test('waits while the mail server takes nothing', async () => {
    const { store } = await withReaders(300)
    const id = await createIssue(store.db, letter, { now: start, sendAt: start })
    for (let now = start; now < start + 10 * minute; now += 5000) await feedOutbox(store, 600, now)
    expect((await deliveriesOf(store.db, { id })).waiting).toBe(300)
    const { store: slow } = await withReaders(300)
    const other = await createIssue(slow.db, letter, { now: start, sendAt: start })
    for (let now = start; now < start + 10 * minute; now += 1000) await feedOutbox(slow, 60, now)
    expect((await deliveriesOf(slow.db, { id: other })).waiting).toBeLessThan(130)
  })

  test('each copy has its own link to leave, and a Message-ID that only we can make', async () => {
    const { store, outbox } = await withReaders(1)
    const sent: Mail[] = []
    const ids: string[] = []
    const accepted: Answer = { outcome: 'sent' }
    const deliver = issueDelivery(
      store,
      async ({ id, payload }) => {
        ids.push(id)
        sent.push(JSON.parse(payload))
        return accepted
      },
      links,
    )
    const next = async (slug: string) => {
      await store.db.deleteFrom('outbox').execute()
      await createIssue(store.db, { ...letter, slug }, { now: start, sendAt: start })
      await feedOutbox(store, 60, start + 1000)
      await feedOutbox(store, 60, start + 3000)
      const [row] = await outbox()
      return row as NonNullable<typeof row>
    }
    const row = await next('one')
    expect(await deliver(row)).toEqual(accepted)
    const [mail] = sent
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = mail?.headers?.['List-Unsubscribe']?.slice(1, -1)
    expect(link).toMatch(/^https:\/\/site\.example\/api\/newsletter\/unsubscribe\?token=/)
    expect(mail?.html).toBe(`<a href="${link}">Leave</a>`)
    expect(mail?.text).toBe(`Leave: ${link}`)

    const { secret } = await links()
    expect(readLinkToken(secret, 'delivery', ids[0] ?? '', start)).toBe(row.id)
    expect(readLinkToken(Buffer.alloc(32, 2), 'delivery', ids[0] ?? '', start)).toBeUndefined()

    const last = await next('two')
    await unsubscribe(store, JSON.parse(last.payload).subscriber, start)
    // Unsubscribed while their mail waited: nothing is sent, and nothing fails.
    expect(await deliver(last)).toEqual(accepted)
    expect(sent).toHaveLength(1)
  })

  test('killed again and again, it leaves nobody out and repeats only what was in flight', async () => {
    const place = await stores.place()
    const env = {
      DATA_DIR: dirname(place.file),
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    }
    const report = await newsletterCrashes({
      recipients: 120,
      domains: 1,
      kills: 3,
      place,
      env,
      perMinute: 1200,
      timeout: 300_000,
    })
    expect(report.missing).toBe(0)
    expect(report.unrecognizable).toBe(0)
    expect(report.repeated).toBeLessThanOrEqual(report.allowedRepeats)
  })
})

test('an import needs an address, a past date and a source on every line', async () => {
  const now = Date.UTC(2026, 10, 1)
  const read = (text: string) => readAddresses(Readable.from([Buffer.from(text)]), now)
  const { addresses, faults } = await read(
    '\ufeffEmail,Name,Date,Source\r\nkim@example.com,"Kim, A.",2026-03-01,"Old ""list"""\r\n\r\nx,,2026-03-01,s\r\na@b.example,,2027-01-01,s\r\na@b.example,,2026-03-01,\r\n',
  )
  expect(addresses).toEqual([
    { email: 'kim@example.com', confirmedAt: Date.UTC(2026, 2, 1), source: 'Old "list"' },
  ])
  expect(faults).toHaveLength(3)
  expect((await read('address\nx@y.example\n')).faults[0]).toContain('email, date, source')
})
