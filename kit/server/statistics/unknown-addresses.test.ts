import { describe, expect, test } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { startSite } from '#server/testing/site.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { dayCeiling, dropTyped } from './ceilings.ts'
import { addTyped, unknownAddresses } from './counts.ts'
import { unknownAddress } from './daily-counts.ts'
import { monthOf, readReport } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportText } from './report-text.ts'

test.each([
  ['/2019/05/name/', '/2019/05/name'],
  ['/caf%c3%a9.html', '/caf%C3%A9'],
  ['/unsubscribe/ana@old.example', undefined],
  ['/invoice/1234567', undefined],
  ['/reset/aGVsbG8gd29ybGQgYW5kIG1vcmU', undefined],
  ['/two%20words', undefined],
  [`/${'long-'.repeat(40)}`, undefined],
  ['/%zz', undefined],
])('%s is counted as %s', (path, name) => {
  expect(unknownAddress(path)).toBe(name)
})

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

test('only pages that visitors asked for are counted, without their queries', async () => {
  const site = await startSite()
  const ask = (path: string, headers: Record<string, string> = browser) =>
    fetch(site.origin + path, { redirect: 'manual', headers })
  for (const path of ['/2019/05/name/?email=ana', '/2019/05/name', '/services/gone', '/gone.php'])
    await ask(path)
  await ask('/2019/06/bot', { 'user-agent': 'Googlebot/2.1' })
  await ask('/2019/06/private', { ...browser, 'sec-gpc': '1' })
  await site.app.close()
  const store = await openStore({ file: `${site.folder}/wize.sqlite` })
  const rows = await store.db
    .selectFrom('unknown_addresses')
    .select(['address', 'requests'])
    .orderBy('address')
    .execute()
  await store.close()
  await site.stop()
  expect(rows).toEqual([
    { address: '/2019/05/name', requests: 2 },
    { address: '/services/gone', requests: 1 },
  ])
})

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  test('a day stays below its ceiling, and the report lists the most asked', async () => {
    const { db } = await stores.open()
    const counts = Array.from({ length: 400 }, (_, index) => ({
      day: '2026-11-18',
      name: `/old-${index}`,
      count: 1,
    }))
    await addTyped(db, unknownAddresses, [
      ...counts,
      { day: '2026-11-18', name: '/asked', count: 3 },
    ])
    await addTyped(db, unknownAddresses, [{ day: '2026-11-18', name: '/asked', count: 2 }])
    await db.transaction().execute((trx) => dropTyped(trx, unknownAddresses, '2026-11-18'))
    const report = await readReport(db, monthOf('2026-11'))
    expect(report.unknownAddresses).toHaveLength(dayCeiling.maxTerms)
    expect(report.unknownAddresses[0]).toEqual({ name: '/asked', count: 5 })
    expect(reportText(report, 100)).toContain('/asked: /\n')
    expect(reportHtml(report, { name: 'Site', url: 'https://site.example' })).toContain(
      '/asked: /<',
    )
  })
})
