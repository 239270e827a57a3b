import { describe, expect, test } from 'vitest'
import { kinds, testStores } from '#server/testing/store.ts'
import { claimQuota, mailboxOf } from './pacing.ts'

test.each([
  ['Kim@Example.COM', 'kim@example.com'],
  ['kim+news@example.com', 'kim@example.com'],
  ['k.i.m+x@gmail.com', 'kim@gmail.com'],
  ['kim@googlemail.com', 'kim@gmail.com'],
  ['kim@bücher.example', 'kim@xn--bcher-kva.example'],
  ['kim@BÜCHER.example', 'kim@xn--bcher-kva.example'],
  ['kim@example.com.', 'kim@example.com'],
  ['ｋｉｍ@example.com', 'kim@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

test('a dot and a name that begins with a plus sign are kept', () => {
  expect(mailboxOf('k.im@example.com')).toBe('k.im@example.com')
  expect(mailboxOf('+kim@example.com')).toBe('+kim@example.com')
})

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)
  const hour = 60 * 60 * 1000
  const quota = { purpose: 'test', window: hour, perDomain: 2, total: 4 }

  test('a quota counts mailboxes of a domain and in all, and begins again after its time', async () => {
    const { db } = await stores.open()
    const claim = (address: string, now: number) =>
      db
        .transaction()
        .execute(async (trx) => (await claimQuota(trx, [address], quota, now)).size > 0)
    const start = Date.UTC(2026, 0, 1)
    const claims = async (addresses: string[], now: number) => {
      const answers: boolean[] = []
      for (const address of addresses) answers.push(await claim(address, now))
      return answers
    }
    const sameDomain = ['a@one.example', 'b@ONE.example', 'c@one.example']
    expect(await claims(sameDomain, start)).toEqual([true, true, false])
    const others = ['a@two.example', 'a@gmail.com', 'b@gmail.com']
    expect(await claims(others, start + hour - 1)).toEqual([true, true, false])
    expect(await claims(sameDomain, start + hour)).toEqual([true, true, false])
    // Written while the clock was ahead.
    expect(await claims(sameDomain, start - hour)).toEqual([true, true, false])
  })

  test('a batch counts as its addresses do one by one', async () => {
    const { db } = await stores.open()
    const batch = [
      'a@two.example',
      'a@one.example',
      'b@two.example',
      'c@two.example',
      'd@gmail.com',
    ]
    const claimed = await db.transaction().execute((trx) => claimQuota(trx, batch, quota, 0))
    expect([...claimed].sort()).toEqual([
      'a@one.example',
      'a@two.example',
      'b@two.example',
      'd@gmail.com',
    ])
  })

  test('two servers with batches of the same domains wait for each other', async () => {
    const { db } = await stores.open()
    const large = { ...quota, perDomain: 1e6, total: 1e6 }
    const domains = Array.from({ length: 12 }, (_, index) => `kim@d${index}.example`)
    const batches = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? domains.slice(index % 12) : domains.slice(0, index % 12).toReversed(),
    )
    const claim = (batch: string[]) =>
      db.transaction().execute((trx) => claimQuota(trx, batch, large, 0))
    await Promise.all(batches.map(claim))
  })
})
