import { expect, test, vi } from 'vitest'
import { siteWords } from '#owner/site-words.ts'
import type { Mail } from './outbox/outbox.ts'
import { testStores } from './testing/store.ts'

const stores = testStores('sqlite')
const day = '2026-11-18'
const noon = Date.parse(`${day}T12:00:00Z`)
const to = 'owner@site.example'
const site = { name: 'Site', url: 'https://site.example' }

/** What's loaded next writes in this locale. */
function writeIn(locale: string) {
  vi.resetModules()
  vi.doMock('#locale', async (original) => ({
    ...(await original<object>()),
    locale,
    localeNow: () => locale,
  }))
}

/** Late deliveries, the week's report, and what's in quarantine, as an owner reads them. */
async function ownersMails(locale: string): Promise<Mail[]> {
  const { language } = new Intl.Locale(locale)
  writeIn(locale)
  for (const name of ['outbox', 'quarantine', 'statistics'])
    vi.doMock(`#messages/${name}.json`, () => ({
      default: siteWords(`#messages/${name}.json`, language),
    }))
  const { inquiryIntake } = await import('./inbox/intake.ts')
  const { queueDigest } = await import('./inbox/quarantine-digest.ts')
  const { backupNotices, noticeMail } = await import('./outbox/notice-mail.ts')
  const { addCounts, addTyped, emptySearches } = await import('./statistics/counts.ts')
  const { readReport, weekOf } = await import('./statistics/report.ts')
  const { reportMail } = await import('./statistics/report-mail.ts')

  const store = await stores.open()
  const accept = inquiryIntake({ store, announce: async () => [], clock: () => noon })
  const inquiry = { type: 'none', name: 'Kim', email: 'kim@site.example', message: '?' }
  await accept({ ...inquiry, subject: '1', spam: ['flood'] })
  await accept({ ...inquiry, subject: '2', spam: [] })
  const views = { day, page: '/', source: 'direct', device: 'phone' as const, views: 2 }
  await addCounts(store.db, [views, { ...views, day: '2026-11-11' }])
  await addTyped(store.db, emptySearches, [{ day, name: '42', count: 2 }])
  await queueDigest(store.db, { mail: to, webhook: false }, noon + 60 * 60 * 1000)
  const digests = await store.db.selectFrom('outbox').select('payload').execute()

  const late = { id: '1', recipient: to, attempts: 3, lastError: null, createdAt: noon }
  const notices = (['delayed', 'dead'] as const).flatMap((event) =>
    (['mail', 'webhook'] as const).map((kind) => ({ ...late, event, kind })),
  )
  const notice = noticeMail(to, notices, noon)
  const backup = backupNotices({ mail: to, webhook: false }, { reason: '42', last: day }, noon)
  const report = await readReport(store.db, weekOf(day), day)
  return [
    ...[...digests, notice, ...backup].map(({ payload }) => JSON.parse(payload)),
    reportMail(report, { site, to, weekly: true }),
  ]
}

/** A mail's texts, line by line, without tags, addresses, and the names that these tests made up. */
const textsOf = ({ subject, text, html = '' }: Mail): string[] =>
  [subject, text, html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, '\n')]
    .join('\n')
    .replaceAll(/<?\S+@\S+|https?:\S+|\b(Kim|Site|flood|none)\b|&\w+;/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{3}/u.test(line))

test('a mail to the owner has no sentence in two languages', async () => {
  const english = (await ownersMails('en-US')).flatMap(textsOf)
  const spanish = (await ownersMails('es-US')).flatMap(textsOf)
  expect(english.length).toBeGreaterThan(30)
  expect(spanish.filter((line) => english.includes(line))).toEqual([])
})

test('the first of a month is written as French writes it', async () => {
  writeIn('fr-CA')
  const { formatDate } = await import('#i18n/format.ts')
  expect(formatDate('2026-10-01')).toBe('1er octobre 2026')
  expect(formatDate('2026-10-11')).toBe('11 octobre 2026')
})
