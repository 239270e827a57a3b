import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { OutboxRow, Queries } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { issueRefusals, recordBounce } from './bounces.ts'
import { importAddresses } from './import.ts'
import { createIssue, feedOutbox, listIssues, setIssueState } from './issues.ts'
import {
  bouncedAmong,
  confirm,
  listBounced,
  listSubscribers,
  restoreSubscriber,
  subscribe,
} from './subscribers.ts'

const start = Date.UTC(2026, 10, 1)
const minute = 60_000
const letter = { subject: 'A letter', html: '', text: '', path: '/newsletter/a-letter', links: [] }
const to = 'owner@wize.example'

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  async function withReaders(count: number) {
    const store = await stores.open()
    const addresses = Array.from({ length: count }, (_, index) => ({
      email: `reader-${index}@example.com`,
      confirmedAt: start - minute,
      source: 'test',
    }))
    await importAddresses(store, addresses, start - minute)
    return store
  }

  /** Queues an issue for everybody and returns its deliveries. */
  async function send(store: Store, slug: string, at = start) {
    const id = await createIssue(store.db, { ...letter, slug }, { now: at, sendAt: at })
    for (let now = at; now < at + 30_000; now += 5000) await feedOutbox(store, 6000, now)
    const rows = await store.db
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', `${id.slice(0, 8)}-%`)
      .orderBy('id')
      .execute()
    return { id, rows }
  }

  /** Records outcomes as the outbox does. */
  async function settle(
    store: Store,
    rows: OutboxRow[],
    refused: OutboxRow['refused'],
    now = start,
    warn = (_fields: object) => {},
  ) {
    const state = refused === null ? 'delivered' : refused === 'us' ? 'waiting' : 'dead'
    const outcome = {
      state,
      refused,
      last_error: refused && 'SMTP: RCPT TO 550 5.1.1',
      finished_at: state === 'waiting' ? null : now,
    } as const
    await store.db.transaction().execute(async (trx) => {
      for (const { id } of rows)
        await trx.updateTable('outbox').set(outcome).where('id', '=', id).execute()
      const settled = rows.map((row) => ({ ...row, ...outcome }))
      await issueRefusals({ to, log: { warn } })(trx, settled, now)
    })
  }

  const states = async ({ db }: Store) => (await listSubscribers(db)).map(({ state }) => state)
  const issueState = async (store: Store) => (await listIssues(store.db))[0]?.state

  test('two issues in a row make a dead address bounced, which can be taken back', async () => {
    const store = await withReaders(2)
    const one = await send(store, 'one')
    const [dead] = one.rows
    const email = dead?.recipient ?? ''
    const copy = ({ rows }: { rows: OutboxRow[] }) => rows.filter((row) => row.recipient === email)
    await settle(store, copy(one), 'recipient')
    // The relay took the next one, so whatever the first was, it's over.
    const two = await send(store, 'two', start + minute)
    await settle(store, copy(two), null)
    const three = await send(store, 'three', start + 2 * minute)
    await settle(store, copy(three), 'recipient')
    expect(await states(store)).toEqual(['confirmed', 'confirmed'])
    const four = await send(store, 'four', start + 3 * minute)
    await settle(store, copy(four), 'recipient', start + 4 * minute)
    expect((await states(store)).sort()).toEqual(['bounced', 'confirmed'])
    expect(await listBounced(store.db)).toMatchObject([
      { email, bounced_at: start + 4 * minute, reason: 'SMTP: RCPT TO 550 5.1.1' },
    ])
    const again = { email, confirmedAt: start - minute, source: 'another list' }
    expect(await importAddresses(store, [again], start)).toBe(0)
    expect(await bouncedAmong(store.db, ['other@example.com', email.toUpperCase()])).toEqual([
      email.toUpperCase(),
    ])

    expect(await restoreSubscriber(store, email)).toBe('restored')
    expect(await restoreSubscriber(store, email)).toBe('not-bounced')
    expect(await restoreSubscriber(store, 'nobody@example.com')).toBe('unknown')
    // One more refusal isn't the second in a row anymore.
    const five = await send(store, 'five', start + 5 * minute)
    await settle(store, copy(five), 'recipient')
    expect(await states(store)).toEqual(['confirmed', 'confirmed'])
  })

  test('reports of two issues that are read at once make an address bounced, too', async () => {
    const store = await withReaders(1)
    const [{ id: subscriberId = '' } = {}] = await listSubscribers(store.db)
    const issues = [await send(store, 'one'), await send(store, 'two', start + minute)]
    let second: Promise<boolean> | undefined
    const record = (issueId: string) => (trx: Queries) =>
      recordBounce(trx, { issueId, subscriberId, reason: '5.1.1', reported: true }, start)
    const [one, two] = issues.map(({ id }) => record(id))
    await store.db.transaction().execute(async (trx) => {
      await one?.(trx)
      second = two && store.db.transaction().execute(two)
      // Waits for this one, where it's right.
      await Promise.race([second, wait(200)])
    })
    await second
    expect(await states(store)).toEqual(['bounced'])
  })

  test('whoever confirms again after a bounce is back on the list', async () => {
    const store = await withReaders(1)
    for (const [index, slug] of ['one', 'two'].entries())
      await settle(store, (await send(store, slug, start + index * minute)).rows, 'recipient')
    expect(await states(store)).toEqual(['bounced'])
    const mailTo = ({ email }: { email: string }) => ({ to: email, subject: '', text: '' })
    const [{ id = '', email = '' } = {}] = await listSubscribers(store.db)
    await subscribe(store, { email }, mailTo, start + 10 * minute)
    // Anyone could have typed the address.
    expect(await states(store)).toEqual(['bounced'])
    expect(await listBounced(store.db)).toHaveLength(1)
    expect(await confirm(store, id, mailTo, start + 11 * minute)).toBe(true)
    expect(await states(store)).toEqual(['confirmed'])
    const next = await send(store, 'three', start + 12 * minute)
    await settle(store, next.rows, 'recipient')
    expect(await states(store)).toEqual(['confirmed'])
  })

  test.each(['us', 'mail', 'recipient'] as const)(
    'an issue pauses above a twentieth refused, and at least five, until resumed: about %s',
    async (about) => {
      const store = await withReaders(120)
      const { id, rows } = await send(store, 'one')
      const warned: object[] = []
      const fail = (some: OutboxRow[]) =>
        settle(store, some, about, start, (fields) => warned.push(fields))
      await settle(store, rows.slice(0, 95), null)
      await fail(rows.slice(95, 99))
      expect(await issueState(store)).toBe('sent')
      // The fifth of 100 is 5 %, not more.
      await fail(rows.slice(99, 100))
      expect(await issueState(store)).toBe('sent')
      await fail(rows.slice(100, 101))
      expect(await issueState(store)).toBe('paused')
      expect(warned).toHaveLength(1)
      const [issue] = await listIssues(store.db)
      expect(issue?.pause_reason).toContain('6 of 101')
      expect(issue?.pause_reason).toContain('550 5.1.1')

      const mails = async () =>
        (
          await store.db
            .selectFrom('outbox')
            .select('payload')
            .where('kind', '=', 'mail')
            .where('recipient', '=', to)
            .execute()
        ).map(({ payload }) => JSON.parse(payload).text)
      expect(await mails()).toEqual([expect.stringContaining('6 of 101')])
      expect(await mails()).toEqual([expect.stringContaining(`resume ${id.slice(0, 8)}`)])

      // What waits is kept, and so is a delivery that was under way.
      const left = (state: OutboxRow['state']) =>
        store.db.selectFrom('outbox').select('id').where('state', '=', state).execute()
      await store.db
        .updateTable('outbox')
        .set({ state: 'waiting' })
        .where('id', '=', rows[119]?.id ?? '')
        .execute()
      await fail(rows.slice(118, 119))
      expect(await left('held')).toHaveLength(about === 'us' ? 25 : 18)
      expect(await mails()).toHaveLength(1)

      expect(await setIssueState(store.db, id, 'sending', start + minute)).toBe(true)
      expect(await left('held')).toHaveLength(0)
      expect((await listIssues(store.db))[0]?.pause_reason).toBeNull()
      // What was refused before the owner acted doesn't pause it again.
      await settle(store, rows.slice(101, 102), about, start + 2 * minute)
      expect(await issueState(store)).toBe('sending')
    },
  )

  test('a bounce of an unknown or unconfirmed subscriber changes nothing', async () => {
    const store = await withReaders(1)
    const { id } = await send(store, 'one')
    const bounce = { issueId: id, reason: '5.1.1', reported: true }
    const record = (subscriberId: string) =>
      store.db.transaction().execute((trx) => recordBounce(trx, { ...bounce, subscriberId }, start))
    expect(await record('nobody')).toBe(false)
    const [{ id: reader = '' } = {}] = await listSubscribers(store.db)
    expect(await record(reader)).toBe(true)
    expect(await record(reader)).toBe(false)
    await store.db.updateTable('subscribers').set({ state: 'unsubscribed' }).execute()
    await send(store, 'two', start + minute)
    expect(await record(reader)).toBe(false)
    expect(await states(store)).toEqual(['unsubscribed'])
  })
})
