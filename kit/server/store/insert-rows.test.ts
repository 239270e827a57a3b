import { describe, expect, test } from 'vitest'
import { mailRow } from '#server/outbox/outbox.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { insertRows } from './insert-rows.ts'

describe.each(kinds)('rows on %s', (kind) => {
  const stores = testStores(kind)
  const rows = Array.from({ length: 450 }, () =>
    mailRow({ to: 'owner@wize.example', subject: '', text: '' }, { now: 0 }),
  )

  test('are stored all or none', async () => {
    const { db } = await stores.open()
    const insert = (some: typeof rows) =>
      db.transaction().execute((trx) => insertRows(trx, 'outbox', some))
    const stored = async () => (await db.selectFrom('outbox').select('id').execute()).length
    // The last row has the first one's id.
    await expect(insert([...rows, ...rows.slice(0, 1)])).rejects.toThrow()
    expect(await stored()).toBe(0)
    await insert(rows)
    expect(await stored()).toBe(450)
    await insert([])
    expect(await stored()).toBe(450)
  })

  test.runIf(kind === 'sqlite')('of different columns are refused', async () => {
    const { db } = await stores.open()
    const [first, second] = rows
    if (!first || !second) throw new Error('no rows')
    const { priority: _, ...shorter } = second
    const mixed = db.transaction().execute((trx) => insertRows(trx, 'outbox', [first, shorter]))
    await expect(mixed).rejects.toThrow('different columns')
  })
})
