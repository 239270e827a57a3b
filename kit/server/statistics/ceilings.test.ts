import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kinds, testStores } from '#server/testing/store.ts'
import { dayCeiling, dropTyped, foldSources, knownSources } from './ceilings.ts'
import { addCounts, addTyped, emptySearches } from './counts.ts'
import { DailyCounts, searchTerm } from './daily-counts.ts'
import { PageViews } from './page-views.ts'
import { isListed, readSpamReferrers } from './spam-referrers.ts'

const day = '2026-11-18'
const noon = Date.UTC(2026, 10, 18, 12)
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

function visit(counter: PageViews, source: string, page = '/', times = 1) {
  const headers = { host: 'wize.example', 'user-agent': browser, referer: `https://${source}/` }
  for (let view = 0; view < times; view++) counter.count({ method: 'GET', url: page, headers })
}

const viewsOf = (counts: { source: string; views: number }[]) =>
  Map.groupBy(counts, ({ source }) => source)

describe('in memory', () => {
  test('invented sources displace neither those seen before nor those seen more often', () => {
    const counter = new PageViews('wize.example', () => noon)
    counter.recognize(new Set(['old.example']))
    for (let index = 0; index < 500; index++) visit(counter, `s${index}.example`)
    visit(counter, 'old.example')
    visit(counter, 'new.example', '/', 3)
    for (let index = 500; index < 20_000; index++) visit(counter, `s${index}.example`)
    const counts = counter.take()
    expect(counts.length).toBeLessThanOrEqual(501)
    expect(viewsOf(counts).get('old.example')?.[0]?.views).toBe(1)
    expect(viewsOf(counts).get('new.example')?.[0]?.views).toBe(3)
    expect(counts.reduce((sum, { views }) => sum + views, 0)).toBe(20_004)
  })

  test('sources invented for every page stay below a number of rows', () => {
    const counter = new PageViews('wize.example', () => noon)
    for (let page = 0; page < 100; page++)
      for (let index = 0; index < 300; index++) visit(counter, `s${index}.example`, `/${page}`)
    const counts = counter.take()
    expect(counts.length).toBeLessThanOrEqual(5100)
    expect(counts.reduce((sum, { views }) => sum + views, 0)).toBe(30_000)
  })

  test('invented searches do not displace one that is made again and again', () => {
    const searches = new DailyCounts(() => noon, searchTerm)
    for (let index = 0; index < 5000; index++) {
      searches.count(`word ${index % 97} of ${index}`)
      if (index >= 1000 && index % 50 === 0) searches.count('rust')
    }
    const terms = searches.take()
    expect(terms).toHaveLength(200)
    expect(terms.find(({ name }) => name === 'rust')?.count).toBeGreaterThan(70)
  })
})

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  test('a day of invented sources stays below its ceiling, and real ones keep their views', async () => {
    const { db } = await stores.open()
    const real = { page: '/blog', source: 'z-news.example', device: 'phone' as const, views: 40 }
    await addCounts(db, [{ ...real, day: '2026-11-10' }])
    let sum = 0
    for (let minute = 0; minute < 12; minute++) {
      const counts = Array.from({ length: 500 }, (_, index) => ({
        day,
        page: `/${index % 20}`,
        source: `s${minute}-${index}.example`,
        device: 'computer' as const,
        views: 2,
      }))
      counts.push({ ...real, device: 'computer', day, views: 1 })
      counts.push({ day, page: '/', source: 'direct', device: 'computer', views: 1 })
      sum += counts.reduce((all, { views }) => all + views, 0)
      await db.transaction().execute(async (trx) => {
        await addCounts(trx, counts)
        await foldSources(trx, day)
      })
    }
    const rows = await db.selectFrom('page_views').selectAll().where('day', '=', day).execute()
    expect(rows.length).toBeLessThanOrEqual(dayCeiling.maxSources + 22)
    expect(rows.reduce((all, { views }) => all + views, 0)).toBe(sum)
    expect(viewsOf(rows).get('z-news.example')?.[0]?.views).toBe(12)
    expect(viewsOf(rows).get('direct')?.[0]?.views).toBe(12)
    expect(await knownSources(db, noon)).toContain('z-news.example')
    expect(await knownSources(db, noon + 60 * 24 * 60 * 60 * 1000)).toEqual(new Set())
  })

  test('a few sources on many pages stay below the ceiling of rows', async () => {
    const { db } = await stores.open()
    const ceiling = { ...dayCeiling, maxRows: 100 }
    const counts = Array.from({ length: 400 }, (_, index) => ({
      day,
      page: `/${index % 40}`,
      source: `s${Math.floor(index / 40)}.example`,
      device: 'computer' as const,
      views: 10 - Math.floor(index / 40),
    }))
    await addCounts(db, counts)
    await db.transaction().execute((trx) => foldSources(trx, day, ceiling))
    const rows = await db.selectFrom('page_views').selectAll().execute()
    expect(rows.length).toBeLessThanOrEqual(100)
    expect([...viewsOf(rows).keys()].sort()).toEqual(['other', 's0.example'])
  })

  test('a day of invented searches keeps those that come back', async () => {
    const { db } = await stores.open()
    await addTyped(db, emptySearches, [{ day: '2026-11-10', name: 'zig', count: 9 }])
    for (let minute = 0; minute < 5; minute++)
      await db.transaction().execute(async (trx) => {
        const invented = Array.from({ length: 200 }, (_, index) => ({
          day,
          name: `word ${minute} ${index}`,
          count: 2,
        }))
        await addTyped(trx, emptySearches, [...invented, { day, name: 'zig', count: 1 }])
        await dropTyped(trx, emptySearches, day)
      })
    const rows = await db.selectFrom('empty_searches').selectAll().where('day', '=', day).execute()
    expect(rows).toHaveLength(dayCeiling.maxTerms)
    expect(rows.find(({ term }) => term === 'zig')?.searches).toBe(5)
  })
})

test('visits of listed spam referrers, and of hosts below them, are not counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'referrers-'))
  const file = join(folder, 'spam-referrers.txt')
  expect(await readSpamReferrers(file)).toEqual(new Set())
  writeFileSync(file, '# a comment\nspam.example\r\n\nBuy-Now.example\n')
  const hosts = await readSpamReferrers(file)
  rmSync(folder, { recursive: true })
  expect(hosts).toEqual(new Set(['spam.example', 'buy-now.example']))
  expect(isListed(hosts, 'www.spam.example:8080')).toBe(true)
  expect(isListed(hosts, 'notspam.example')).toBe(false)

  const counter = new PageViews('wize.example', () => noon)
  counter.exclude(hosts)
  for (const source of ['spam.example', 'a.buy-now.example', 'news.example', 'wize.example'])
    visit(counter, source)
  const url = '/?utm_source=spam.example'
  counter.count({ method: 'GET', url, headers: { host: 'wize.example', 'user-agent': browser } })
  expect(counter.take().map(({ source }) => source)).toEqual(['news.example', 'internal'])
})
