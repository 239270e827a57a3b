import { describe, expect, test } from 'vitest'
import { plural } from '#i18n/format.ts'
import words from '#messages/quarantine.json' with { type: 'json' }
import type { Mail } from '#server/outbox/outbox.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { inquiryIntake, type NewInquiry } from './intake.ts'
import { deleteAddress } from './owner-queries.ts'
import { queueDigest } from './quarantine-digest.ts'

const minute = 60 * 1000
const hour = 60 * minute
const start = Date.parse('2026-01-01')
const owner = { mail: 'owner@wize.example', webhook: false }

describe.each(kinds)('the list of what is in quarantine on %s', (kind) => {
  const stores = testStores(kind)

  async function quarantine() {
    const store = await stores.open()
    let now = start
    const accept = inquiryIntake({ store, announce: async () => [], clock: () => now })
    const inquiry = { type: 'ai', name: 'Robin', message: 'Hello' }
    return {
      db: store.db,
      send: (subject: string, spam: NewInquiry['spam'], email = 'robin@example.com') =>
        accept({ ...inquiry, subject, spam, email }),
      /** Whether a digest is queued at this time. */
      at: (time: number, receivers: Parameters<typeof queueDigest>[1] = owner) => {
        now = start + time
        return queueDigest(store.db, receivers, now)
      },
      mails: async () => {
        const rows = await store.db.selectFrom('outbox').select('payload').orderBy('id').execute()
        return rows.map(({ payload }) => JSON.parse(payload) as Mail)
      },
    }
  }

  test('goes out once, with everything that came in a flood', async () => {
    const { send, at, mails } = await quarantine()
    await Promise.all(Array.from({ length: 60 }, (_, index) => send(`No. ${index}`, ['flood'])))
    await send('A copy of a delivered one', [])
    await send('A copy of a delivered one', [])
    expect(await at(9 * minute)).toBe(false)
    const both = await Promise.all(
      [at(10 * minute), at(10 * minute)].map((queued) => queued.catch(() => false)),
    )
    expect(both.filter(Boolean)).toHaveLength(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(plural(words.subject, 60))
    expect(mail?.text.match(/No\. \d+ \(flood, [\da-f]{8}\)/g)).toHaveLength(50)
    expect(mail?.text).toContain(plural(words.more, 10))
    expect(mail?.text).not.toContain('A copy')
  })

  test('says nothing while nothing new waits, and comes at most every six hours', async () => {
    const { send, at, mails } = await quarantine()
    expect(await at(0)).toBe(false)
    await send('First', ['flood'])
    expect(await at(10 * minute)).toBe(true)
    for (let hours = 1; hours < 6; hours++) {
      expect(await at(hours * hour)).toBe(false)
      await send(`After ${hours}`, ['flood'])
    }
    expect(await at(6 * hour + 10 * minute)).toBe(true)
    expect((await mails())[1]?.subject).toBe(plural(words.subject, 5))
    expect(await at(24 * hour)).toBe(false)
  })

  test('comes once a day for what looks automated itself', async () => {
    const { send, at } = await quarantine()
    await send('First', ['links'])
    expect(await at(10 * minute)).toBe(true)
    await send('Second', ['honeypot', 'too-fast'])
    expect(await at(12 * hour)).toBe(false)
    expect(await at(25 * hour)).toBe(true)
  })

  test('calls a webhook without words of visitors, and queues nothing where neither is set', async () => {
    const { send, at, mails } = await quarantine()
    await send('Private', ['flood'])
    expect(await at(10 * minute, { mail: undefined, webhook: false })).toBe(false)
    expect(await at(10 * minute, { mail: undefined, webhook: true })).toBe(true)
    const [call] = await mails()
    expect(call).toMatchObject({
      type: 'inquiries.quarantined',
      data: { count: 1, inquiries: [{ reasons: ['flood'] }] },
    })
    expect(JSON.stringify(call)).not.toContain('Private')
  })

  test('forgets whom the owner deletes, and then lists the others', async () => {
    const { db, send, at, mails } = await quarantine()
    await send('Delete me', ['flood'], 'gone@example.com')
    await send('Keep me', ['flood'])
    await at(10 * minute)
    await deleteAddress(db, 'gone@example.com')
    expect(await mails()).toEqual([])
    expect(await at(20 * minute)).toBe(true)
    const [mail] = await mails()
    expect(mail?.text).toContain('Keep me')
    expect(mail?.text).not.toContain('gone@example.com')
  })
})
