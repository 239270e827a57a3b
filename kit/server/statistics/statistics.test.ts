import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { fill, formatDate, plural } from '#i18n/format.ts'
import words from '#messages/statistics.json' with { type: 'json' }
import { readVisit } from '#server/forms/visit.ts'
import { inquiryIntake } from '#server/inbox/intake.ts'
import { openStore } from '#server/store/store.ts'
import { startSite } from '#server/testing/site.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { addCounts, addTyped, emptySearches, forgetOldCounts } from './counts.ts'
import { DailyCounts, searchTerm } from './daily-counts.ts'
import { PageViews } from './page-views.ts'
import { monthOf, readReport, weekOf } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportText } from './report-text.ts'
import { mailWeek } from './statistics.ts'

const site = { name: 'Site', url: 'https://site.example' }
const day = 24 * 60 * 60 * 1000
/** Monday, 9:00. */
const monday = new Date(2026, 10, 23, 9).getTime()
const inLastWeek = Date.UTC(2026, 10, 18, 12)

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

afterEach(() => vi.unstubAllEnvs())

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  async function filled() {
    const store = await stores.open()
    const count = (over: object) => ({
      day: '2026-11-18',
      page: '/blog/a-post',
      source: 'news.example',
      device: 'phone' as const,
      views: 2,
      ...over,
    })
    await addCounts(store.db, [
      count({}),
      count({ page: '/', source: 'direct', device: 'computer', views: 5 }),
      count({ page: '/contact', source: 'internal', views: 1 }),
      count({ day: '2026-11-11', views: 4 }),
    ])
    await addCounts(store.db, [count({ views: 3 })])
    await addTyped(store.db, emptySearches, [{ day: '2026-11-18', name: 'rust <b>', count: 2 }])
    let now = inLastWeek
    const accept = inquiryIntake({ store, announce: async () => [], clock: () => now++ })
    const inquiry = { type: 'ai', name: 'A', email: 'a@b.example', message: 'm', spam: [] }
    await accept({
      ...inquiry,
      subject: 'A project',
      visit: readVisit('landing=/blog/a-post&referrer=news.example'),
    })
    await accept({ ...inquiry, subject: 'Another' })
    return store
  }

  test('the report says which article brought which inquiry, and how often pages were read', async () => {
    const { db } = await filled()
    const report = await readReport(db, weekOf('2026-11-18'))
    expect(report.range).toMatchObject({ first: '2026-11-16', last: '2026-11-22' })
    expect(report.views).toBe(11)
    expect(report.viewsBefore).toBe(4)
    expect(report.pages[0]).toEqual({ name: '/', count: 5 })
    expect(report.sources).toEqual([
      { name: 'direct', count: 5 },
      { name: 'news.example', count: 5 },
    ])
    expect(report.articles).toEqual([{ page: '/blog/a-post', views: 5, inquiries: 1, signUps: 0 }])
    expect(report.inquiries).toMatchObject([
      { subject: 'A project', landing: '/blog/a-post', source: 'news.example' },
      { subject: 'Another', landing: 'not known' },
    ])
    expect(report.days).toHaveLength(7)
    expect(report.emptySearches).toEqual([{ name: 'rust <b>', count: 2 }])
    expect((await readReport(db, monthOf('2026-11'))).days).toHaveLength(30)

    const text = reportText(report, 100)
    expect(text).toContain(
      fill(words.summary.compared, { views: plural(words.summary.views, 11), change: '+175%' }),
    )
    const html = reportHtml(report, site)
    expect(html).toContain('rust &lt;b&gt;')
    expect(html).not.toMatch(/src=|href=|@import|url\(|<svg/)
    const origin = fill(words.origin, { landing: '/blog/a-post', source: 'news.example' })
    const asked = html.split('<p>').filter((part) => part.startsWith('<strong>'))
    expect(asked).toHaveLength(2)
    for (const text of ['A project', `${origin}<`]) expect(asked[0]).toContain(text)
    for (const text of ['Another', `${words.originUnknown}<`]) expect(asked[1]).toContain(text)
  })

  test('a source, search, or page named like a member of every object is one like any other', async () => {
    const store = await filled()
    const names = Object.getOwnPropertyNames(Object.prototype)
    const counter = new PageViews('site.example', () => inLastWeek)
    const searches = new DailyCounts(() => inLastWeek, searchTerm)
    for (const name of names) {
      counter.count({ method: 'GET', url: `/${name}?utm_source=${name}`, headers: browser })
      searches.count(name)
    }
    await addCounts(store.db, counter.take())
    await addTyped(store.db, emptySearches, searches.take())

    const report = await readReport(store.db, weekOf('2026-11-18'))
    const text = reportText(report, 100)
    const html = reportHtml(report, site)
    for (const page of names) expect(html).toContain(`/${page}`)
    expect(report.sources.map(({ name }) => name)).toEqual(
      expect.arrayContaining(names.map((name) => name.toLowerCase())),
    )
    expect(text).toContain('constructor')
    expect(text).not.toContain('native code')
    expect(await mailWeek(store, { site, to: 'owner@site.example' }, monday)).toBe(true)
  })

  test('the report on a flood of inquiries counts all, and lists the latest', async () => {
    const { db } = await filled()
    const person = { name: 'A', email: 'a@b.example', message: 'm', fingerprint: '' }
    const inquiry = { ...person, type: 'ai', state: 'new' as const }
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      ...inquiry,
      id: `flood-${index}`,
      subject: `Subject ${index}`,
      received_at: inLastWeek + index,
      visit: readVisit(`landing=/blog/made-up-${index}`),
    }))
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('inquiries')
        .values(rows.slice(start, start + 500))
        .execute()
    const report = await readReport(db, weekOf('2026-11-18'))
    expect(report.inquiryCount).toBe(1502)
    expect(report.inquiries).toHaveLength(200)
    expect(report.inquiries.at(-1)?.subject).toBe('Subject 1499')
    for (const text of [reportText(report, 100), reportHtml(report, site)]) {
      expect(text).toContain(plural(words.summary.inquiries, 1502))
      expect(text).toContain(fill(words.latestInquiries, { count: 200 }))
      expect(text.length).toBeLessThan(80_000)
    }
  })

  test('the mail of a week says when the last backup was made', async () => {
    const backups = mkdtempSync(join(tmpdir(), 'backups-'))
    writeFileSync(join(backups, 'wize-2026-11-22.sqlite'), '')
    const store = await filled()
    await mailWeek(store, { site, to: 'owner@site.example', backups }, monday)
    const { payload } = await store.db
      .selectFrom('outbox')
      .select('payload')
      .executeTakeFirstOrThrow()
    const line = fill(words.backup.last, { day: formatDate('2026-11-22') })
    const { text, html } = JSON.parse(payload)
    expect(text.split('\n')).toContain(line)
    expect(html).toContain(`<p>${line}</p>`)
    rmSync(backups, { recursive: true })
  })

  test('searches with halves of characters don’t keep others from being stored', async () => {
    const { db } = await stores.open()
    const searches = new DailyCounts(() => inLastWeek, searchTerm)
    for (const term of ['\ud800 half', '\ud801 half', 'whole']) searches.count(term)
    await addTyped(db, emptySearches, searches.take())
    const rows = await db.selectFrom('empty_searches').select('term').execute()
    expect(rows).toEqual([{ term: 'whole' }])
  })

  test('counts go after 25 months', async () => {
    const { db } = await filled()
    await forgetOldCounts(db, Date.UTC(2026, 10, 18) + 755 * day)
    const days = await db.selectFrom('page_views').select('day').distinct().execute()
    expect(days).toEqual([{ day: '2026-11-18' }])
  })

  test.each([
    ['America/New_York', 8],
    ['UTC', 8],
    // At 9:00 there, the week ends in UTC.
    ['Asia/Tokyo', 9],
  ])('in %s a week is mailed on Monday at %i:00', async (zone, hour) => {
    vi.stubEnv('TZ', zone)
    const store = await filled()
    const sent: string[] = []
    // Every hour for eight days from Friday on. The previous week's mail is late, so it goes out first.
    for (let hours = 0; hours < 8 * 24; hours++) {
      const time = new Date(2026, 10, 20, hours)
      if (await mailWeek(store, { site, to: 'owner@site.example' }, time.getTime()))
        sent.push(`day ${time.getDay()}, ${time.getHours()}:00`)
    }
    expect(sent).toEqual(['day 5, 0:00', `day 1, ${hour}:00`])
  })

  test('the mail of a week goes out once', async () => {
    const store = await filled()
    const mail = (now: number) => mailWeek(store, { site, to: 'owner@site.example' }, now)
    const first = await Promise.all(
      [mail(monday), mail(monday)].map((sent) => sent.catch(() => false)),
    )
    expect(first.filter(Boolean)).toHaveLength(1)
    expect(await mail(monday + 3 * day)).toBe(false)
    const rows = await store.db.selectFrom('outbox').select(['recipient', 'payload']).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.recipient).toBe('owner@site.example')
    // Nothing happened in the week after.
    expect(await mail(monday + 14 * day)).toBe(false)
  })
})

test('searches that hold an address, a number or a whole text are not kept', () => {
  const searches = new DailyCounts(() => inLastWeek, searchTerm)
  for (const term of [
    'me@x.example',
    '2125550100',
    '212 555 0100',
    '123-45-6789',
    '٢١٢٥٥٥٠١٠٠',
    'x',
    'a'.repeat(61),
    ' Rust   async ',
    'rust async',
    'iso 9001',
  ])
    searches.count(term)
  expect(searches.take()).toEqual([
    { day: '2026-11-18', name: 'rust async', count: 2 },
    { day: '2026-11-18', name: 'iso 9001', count: 1 },
  ])
})

async function countedBy(env: Record<string, string>) {
  const running = await startSite(env)
  const folder = running.folder
  for (const path of ['/', '/services', '/services?x'])
    await (await fetch(running.origin + path, { headers: browser })).arrayBuffer()
  const search = await fetch(running.origin + paths.emptySearch, {
    method: 'POST',
    body: new URLSearchParams({ term: 'Nothing' }),
  })
  await running.app.close()
  const store = await openStore({ file: `${folder}/wize.sqlite` })
  const views = await store.db.selectFrom('page_views').select(['page', 'views']).execute()
  const terms = await store.db.selectFrom('empty_searches').select('term').execute()
  await store.close()
  await running.stop()
  return { views, terms, search: search.status }
}

test('the server counts what it serves and stores it at the latest when it ends', async () => {
  const { views, terms, search } = await countedBy({})
  expect(views).toEqual([
    { page: '/', views: 1 },
    { page: '/services', views: 2 },
  ])
  expect(terms).toEqual([{ term: 'nothing' }])
  expect(search).toBe(204)
})

test('STATISTICS=off counts nothing', async () => {
  expect(await countedBy({ STATISTICS: 'off' })).toEqual({ views: [], terms: [], search: 204 })
})
