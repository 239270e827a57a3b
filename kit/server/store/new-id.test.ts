import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inquiryIntake } from '#server/inbox/intake.ts'
import { mailRow } from '#server/outbox/outbox.ts'
import { testStores } from '#server/testing/store.ts'
import { hashedId, newId } from './new-id.ts'

const now = Date.UTC(2026, 10, 22)
const stores = testStores('sqlite')

test('ids of one moment begin alike, and differ within the eight digits that the owner sees', () => {
  const ids = Array.from({ length: 10 }, () => newId(now))
  const beginnings = (length: number) => new Set(ids.map((id) => id.slice(0, length))).size
  expect(beginnings(4)).toBe(1)
  // In one of 1,400 runs, two of them are equal.
  expect(beginnings(8)).toBeGreaterThanOrEqual(9)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(newId(now + 1000).slice(0, 4)).not.toBe(ids[0]?.slice(0, 4))
})

test('a hashed id stays what it was, because a running issue’s deliveries have theirs', () => {
  // From SHA-256 of “issue:reader” and “report:2026-11-16”, by another program.
  expect(hashedId('issue:reader', '1a2b3c4d')).toBe('1a2b3c4d-072c-04ea-923e-72c770c47894')
  expect(hashedId('report:2026-11-16')).toBe('f7d3a37a-d1ac-7b08-5df9-55c312365537')
})

test('inquiries that arrive together write few pages of a large store', async () => {
  const store = await stores.open()
  let time = now
  const accept = inquiryIntake({
    store,
    clock: () => time,
    announce: async (rows) =>
      rows.map(({ id }) =>
        mailRow({ to: 'owner@wize.example', subject: '', text: '' }, { now: time, inquiryId: id }),
      ),
  })
  let sent = 0
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        accept({
          type: 'general',
          name: 'Robin Sender',
          email: 'robin@example.com',
          subject: `Question ${sent++}`,
          message: '',
          spam: [],
        }),
      ),
    )
  for (let batch = 0; batch < 100; batch++, time += 10_000) await send(100)
  await store.clearLog()
  await send(50)
  // In the log, each page of 4,096 bytes has a header of 24.
  const pages = statSync(`${store.file}-wal`).size / (4096 + 24)
  // It was 90: 50 for the fingerprints, which have no order, and 40 for everything else. With random ids
  // it was 235, so the limit is between them.
  expect(pages).toBeLessThan(150)
})
