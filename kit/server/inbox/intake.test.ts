import { describe, expect, test } from 'vitest'
import { purge } from '#server/housekeeping/retention.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import { confirm, listSubscribers, subscribe, unsubscribe } from '#server/newsletter/subscribers.ts'
import { outboxDepth } from '#server/outbox/depth.ts'
import { mailRow } from '#server/outbox/outbox.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { type AcceptInquiry, inquiryIntake, type NewInquiry } from './intake.ts'
import { type Announce, announcements } from './mails.ts'
import { deleteAddress, listInquiries, releaseInquiry } from './owner-queries.ts'

const day = 24 * 60 * 60 * 1000

const inquiry = (fields: Partial<NewInquiry> = {}): NewInquiry => ({
  type: 'general',
  name: 'Robin Sender',
  email: 'robin@example.com',
  subject: 'A question',
  message: 'What does it cost?',
  spam: [],
  ...fields,
})

describe.each(kinds)('inquiries on %s', (kind) => {
  const stores = testStores(kind)
  let now = Date.parse('2026-01-01')
  const clock = () => now
  const announce: Announce = async (rows) =>
    rows.map(({ id }) =>
      mailRow(
        { to: 'owner@wize.example', subject: 'New inquiry', text: '' },
        { now, inquiryId: id },
      ),
    )

  async function intake(place?: Awaited<ReturnType<typeof stores.place>>) {
    const store = await stores.open(place)
    const accept: AcceptInquiry = inquiryIntake({ store, announce, clock })
    return { store, db: store.db, accept }
  }

  test('stores an inquiry of any form with what tells the owner of it', async () => {
    const { db, accept } = await intake()
    const details = { Budget: '€10,000', Pages: 'Home\nContact' }
    const strange = 'Zoë 🐙 O’Brien; drop table inquiries --\n\t%_\\'
    expect(await accept(inquiry({ type: 'questionnaire', name: strange, details }))).toBe('stored')
    const [row] = await listInquiries(db)
    expect(row).toMatchObject({ type: 'questionnaire', state: 'new', name: strange })
    expect(row?.received_at).toBe(now)
    expect(JSON.parse(row?.details ?? '')).toEqual(details)
    expect((await outboxDepth(db, now)).waiting).toBe(1)
  })

  test('acknowledges to one mailbox once a day, however its address is written', async () => {
    const store = await stores.open()
    const accept = inquiryIntake({
      store,
      announce: announcements({
        company: 'WIZE',
        url: 'https://wize.example',
        to: 'owner@wize.example',
        acknowledge: true,
        webhook: false,
      }),
      clock,
    })
    const send = (count: number, email: (index: number) => string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          accept(inquiry({ email: email(index), subject: `${now} ${index}` })),
        ),
      )
    const acknowledged = async () =>
      (
        await store.db
          .selectFrom('outbox')
          .select('recipient')
          .where('recipient', '!=', 'owner@wize.example')
          .execute()
      ).length

    await send(100, (index) => `Stranger+${index}@Example.com`)
    await send(100, () => 'stranger@example.com')
    expect(await acknowledged()).toBe(1)
    await send(20, (index) => `${index % 2 ? 'an.other' : 'another'}@gmail.com`)
    expect(await acknowledged()).toBe(2)

    now += day
    await send(2, () => 'stranger@example.com')
    expect(await acknowledged()).toBe(3)
    // The clock was months ahead for a while.
    now -= 90 * day
    await send(2, () => 'stranger@example.com')
    expect(await acknowledged()).toBe(4)
    now += 90 * day

    // Nor are strangers mailed by the dozen.
    const before = await acknowledged()
    await send(40, (index) => `user${index}@victim.example`)
    expect((await acknowledged()) - before).toBe(5)
    const lately = await acknowledged()
    await send(250, (index) => `user${index}@domain${index}.example`)
    expect((await acknowledged()) - lately).toBeLessThan(200)

    await deleteAddress(store.db, 'STRANGER@example.com')
    const kept = await store.db
      .selectFrom('mail_pacing')
      .select('mailbox')
      .where('purpose', '=', 'acknowledgment')
      .execute()
    expect(kept.map(({ mailbox }) => mailbox)).toContain('another@gmail.com')
    expect(kept.map(({ mailbox }) => mailbox)).not.toContain('stranger@example.com')
  })

  test('stores a thousand that arrive together', async () => {
    const { db, accept } = await intake()
    const inquiries = Array.from({ length: 1000 }, (_, index) =>
      inquiry({ subject: `No. ${index}` }),
    )
    const answers = await Promise.all(inquiries.map(accept))
    expect(new Set(answers)).toEqual(new Set(['stored']))
    const rows = await listInquiries(db)
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(1000)
    expect((await outboxDepth(db, now)).waiting).toBe(1000)
  })

  test('a repeat under its key is stored once, from two servers at a time too', async () => {
    const place = await stores.place()
    const [one, two] = [await intake(place), await intake(place)]
    const repeats = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? one : two).accept(
        inquiry({ idempotencyKey: `key-${index % 4}`, subject: 'Once' }),
      ),
    )
    const answers = await Promise.all(repeats)
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(36)
    expect(await listInquiries(one.db)).toHaveLength(4)
  })

  test('a key serves one inquiry for 24 hours and is free again after that', async () => {
    const { db, accept } = await intake()
    const key = { idempotencyKey: 'a-key-of-the-page' }
    expect(await accept(inquiry(key))).toBe('stored')
    expect(await accept(inquiry({ ...key, message: 'Something else' }))).toBe('key-reused')
    now += day - 1
    expect(await accept(inquiry(key))).toBe('repeated')
    now += 1
    expect(await accept(inquiry({ ...key, message: 'Something else' }))).toBe('stored')
    expect(await listInquiries(db)).toHaveLength(2)
  })

  test('what is suspected or has come before waits in quarantine, unannounced, until it is released', async () => {
    const { db, accept } = await intake()
    await accept(inquiry({ spam: ['honeypot', 'links'] }))
    await accept(inquiry({ subject: 'Twice' }))
    await Promise.all([
      accept(inquiry({ subject: 'Twice', email: 'ROBIN@example.com' })),
      accept(inquiry({ subject: 'Together' })),
      accept(inquiry({ subject: 'Together' })),
    ])
    const quarantined = await listInquiries(db, { states: ['quarantined'] })
    expect(quarantined.map(({ spam_reasons }) => spam_reasons).sort()).toEqual([
      'duplicate',
      'duplicate',
      'honeypot,links',
    ])
    expect((await outboxDepth(db, now)).waiting).toBe(2)

    const [suspected] = quarantined
    if (!suspected) throw new Error('nothing in quarantine')
    // Two commands at once.
    const releases = [1, 2].map(() => releaseInquiry(db, suspected, announce, now))
    const results = await Promise.allSettled(releases)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listInquiries(db, { states: ['quarantined'] })).toHaveLength(2)
    expect((await outboxDepth(db, now)).waiting).toBe(3)

    now += day
    await accept(inquiry({ subject: 'Twice' }))
    expect(await listInquiries(db, { states: ['quarantined'] })).toHaveLength(2)
  })

  test('finds words wherever they are, as they are', async () => {
    const { db, accept } = await intake()
    await accept(inquiry({ subject: 'Discount of 100%', message: 'under_score' }))
    await accept(inquiry({ subject: 'Price', details: { Budget: 'Ten Thousand' } }))
    const found = async (...words: string[]) =>
      (await listInquiries(db, { words })).map(({ subject }) => subject)
    expect(await found('100%', 'ROBIN')).toEqual(['Discount of 100%'])
    expect(await found('under_')).toEqual(['Discount of 100%'])
    expect(await found('r_b')).toEqual([])
    expect(await found('ten thousand')).toEqual(['Price'])
  })

  test('deletes all of an address, in whatever case it was written, and nothing else', async () => {
    const { db, accept } = await intake()
    await accept(inquiry({ email: 'Robin@Example.com', subject: '1' }))
    await accept(inquiry({ spam: ['honeypot'], subject: '2' }))
    await accept(inquiry({ email: 'other@example.com' }))
    expect(await deleteAddress(db, ' ROBIN@example.com ')).toEqual({ inquiries: 2, deliveries: 1 })
    expect((await listInquiries(db)).map(({ email }) => email)).toEqual(['other@example.com'])
    expect((await outboxDepth(db, now)).waiting).toBe(1)
  })

  test('deletes inquiries when their time is over, if a time is set', async () => {
    const { store, db, accept } = await intake()
    await accept(inquiry({ subject: 'old' }))
    now += 10 * day
    await accept(inquiry({ subject: 'young' }))
    now += 1
    expect(await purge(store, now)).toBe(0)
    expect(await purge(store, now, 10)).toBe(1)
    expect((await listInquiries(db)).map(({ subject }) => subject)).toEqual(['young'])
  })

  test('keeps a delivery that was given up for 30 days, and its inquiry longer', async () => {
    const { store, db, accept } = await intake()
    await accept(inquiry({}))
    await db.updateTable('outbox').set({ state: 'dead', finished_at: now }).execute()
    now += 29 * day
    await purge(store, now)
    expect((await outboxDepth(db, now)).dead).toBe(1)
    now += 2 * day
    await purge(store, now)
    expect((await outboxDepth(db, now)).dead).toBe(0)
    expect(await listInquiries(db)).toHaveLength(1)
  })

  test('forgets newsletter addresses that do not get it after 30 days', async () => {
    const { store, db } = await intake()
    const mail = ({ email }: { email: string }) => ({ to: email, subject: '', text: '' })
    const signUp = (email: string) => subscribe(store, { email }, mail, now)
    const idOf = async (email: string) =>
      (await listSubscribers(db)).find((row) => row.email === email)?.id ?? ''
    const known = async () => (await listSubscribers(db)).map(({ email }) => email)

    for (const email of ['in', 'out', 'back', 'never']) await signUp(`${email}@example.com`)
    for (const email of ['out', 'back'])
      await unsubscribe(store, await idOf(`${email}@example.com`), now)
    await confirm(store, await idOf('in@example.com'), mail, now)
    now += 29 * day
    await signUp('back@example.com')
    await purge(store, now)
    expect(await known()).toHaveLength(4)
    now += 2 * day
    await purge(store, now)
    expect((await known()).sort()).toEqual(['back@example.com', 'in@example.com'])
    expect(await confirm(store, await idOf('back@example.com'), mail, now)).toBe(true)

    // An old list brings back nobody who had left, though their address is gone.
    const list = ['in', 'Out', 'never', 'new'].map((name) => `${name}@example.com`)
    const imported = list.map((email) => ({ email, confirmedAt: 0, source: 'an old list' }))
    expect(await importAddresses(store, imported, now)).toBe(2)
    expect(await known()).not.toContain('Out@example.com')
    const codes = await db.selectFrom('newsletter_left').selectAll().execute()
    expect(codes).toEqual([{ code: expect.stringMatching(/^[\w-]{43}$/) }])
  })

  test('secrets are made once for all servers on the store', async () => {
    const place = await stores.place()
    const [one, two] = [await stores.open(place), await stores.open(place)]
    const secrets = await Promise.all([one.secret('a'), two.secret('a'), one.secret('b')])
    expect(secrets[0]).toEqual(secrets[1])
    expect(secrets[0]).not.toEqual(secrets[2])
    expect(secrets[0]).toHaveLength(32)
  })
})
