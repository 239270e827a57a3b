import { sql } from 'kysely'
import { pages, postPath } from '#contracts/pages.ts'
import { fill, formatDate } from '#i18n/format.ts'
import words from '#messages/statistics.json' with { type: 'json' }
import { sourceOf, visitOf } from '#server/forms/visit.ts'
import { inquiryStates, type Queries } from '#server/store/schema.ts'
import { type CountTable, emptySearches, unknownAddresses } from './counts.ts'
import { dayOf } from './page-views.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Days from `first` to `last`, inclusive, as YYYY-MM-DD in UTC. */
export interface Range {
  first: string
  last: string
  /** Such as `Week of November 16, 2026`. */
  title: string
}

export interface Count {
  name: string
  count: number
}

export interface Report {
  range: Range
  days: Count[]
  views: number
  /** Views in the period before, with the same number of days. */
  viewsBefore: number
  pages: Count[]
  sources: Count[]
  devices: Count[]
  /** Articles, with the inquiries and sign-ups from visits that began there. */
  articles: { page: string; views: number; inquiries: number; signUps: number }[]
  /** The latest ones. */
  inquiries: {
    id: string
    day: string
    type: string
    subject: string
    landing: string
    source: string
  }[]
  inquiryCount: number
  /** Confirmed newsletter sign-ups. */
  signUps: number
  emptySearches: Count[]
  /** Addresses that lead nowhere, and may need a line in redirects.yaml. */
  unknownAddresses: Count[]
  /** The day of the last backup, null if there's none. Undefined if the server makes none. */
  lastBackup?: string | null
}

/** In a flood, a week's inquiries would fill the server's memory, and no mail server would take the report. */
const maxListed = 200
/** How many different visits are read. Real ones share a few landing pages and sources. */
const maxVisits = 1000
const shownStates = inquiryStates.filter((state) => state !== 'quarantined')

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The last complete week, Monday to Sunday. */
export function lastWeek(now: number): Range {
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7
  return weekFrom(dayOf(now - (sinceMonday + 7) * day))
}

/** The weekly report is mailed on Monday from this hour on, in the server's time zone. */
const mailHour = 8

/** The week to report by now. Days are counted in UTC, so the week must have ended in UTC too. */
export function weekToMail(now: number): Range | undefined {
  const local = new Date(now - mailHour * hour)
  const sinceMonday = (local.getDay() + 6) % 7
  const today = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate())
  const range = weekFrom(dayOf(today - (sinceMonday + 7) * day))
  return dayOf(now) > range.last ? range : undefined
}

/** The week that contains a day. */
export function weekOf(date: string): Range {
  const sinceMonday = (new Date(timeOf(date)).getUTCDay() + 6) % 7
  return weekFrom(dayOf(timeOf(date) - sinceMonday * day))
}

const weekFrom = (monday: string): Range => ({
  first: monday,
  last: dayOf(timeOf(monday) + 6 * day),
  title: fill(words.week, { day: formatDate(monday) }),
})

/** A month, such as `2026-11`. */
export function monthOf(month: string): Range {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {
    first: `${month}-01`,
    last: dayOf(Date.UTC(year, number, 0)),
    title: formatDate(`${month}-01`, { year: 'numeric', month: 'long' }),
  }
}

/** Reads these days' figures from the store. */
export async function readReport(
  db: Queries,
  range: Range,
  lastBackup?: string | null,
): Promise<Report> {
  const length = Math.round((timeOf(range.last) - timeOf(range.first)) / day) + 1
  const before = {
    first: dayOf(timeOf(range.first) - length * day),
    last: dayOf(timeOf(range.first) - day),
  }
  const viewsBy = (name: string, during: Pick<Range, 'first' | 'last'> = range) =>
    countsIn(db, { table: 'page_views', name, count: 'views' }, during)
  const days = await viewsBy('day')
  const pages = await viewsBy('page')
  const inquiries = await readInquiries(db, range)
  const signUps = await readSignUps(db, range)
  const total = (counts: Count[]) => counts.reduce((sum, { count }) => sum + count, 0)
  const viewsOn = new Map(days.map(({ name, count }) => [name, count]))
  return {
    range,
    days: Array.from({ length }, (_, index) => {
      const name = dayOf(timeOf(range.first) + index * day)
      return { name, count: viewsOn.get(name) ?? 0 }
    }),
    views: total(days),
    viewsBefore: total(await viewsBy('day', before)),
    pages,
    sources: (await viewsBy('source')).filter(({ name }) => name !== 'internal'),
    devices: await viewsBy('device'),
    articles: leadingArticles(pages, inquiries.landings, signUps.landings),
    inquiries: inquiries.listed,
    inquiryCount: inquiries.count,
    signUps: signUps.count,
    emptySearches: await countsIn(db, emptySearches, range),
    unknownAddresses: await countsIn(db, unknownAddresses, range),
    lastBackup,
  }
}

/** What was counted in these days, by name, highest first. */
async function countsIn(
  db: Queries,
  { table, name, count }: CountTable,
  { first, last }: Pick<Range, 'first' | 'last'>,
): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select ${sql.ref(name)} as "name", sum(${sql.ref(count)}) as "count"
    from ${sql.table(table)}
    where day >= ${first} and day <= ${last}
    group by ${sql.ref(name)}`.execute(db)
  // PostgreSQL gives sums as texts.
  return rows.map((row) => ({ name: row.name, count: Number(row.count) })).sort(byCount)
}

const byCount = (a: Count, b: Count) => b.count - a.count || (a.name < b.name ? -1 : 1)

/** The latest inquiries, and how many there are. */
async function readInquiries(db: Queries, range: Range) {
  const received = db
    .selectFrom('inquiries')
    // By all other states, so that SQLite reads an index and not every message.
    .where('state', 'in', shownStates)
    .where('received_at', '>=', timeOf(range.first))
    .where('received_at', '<', timeOf(range.last) + day)
  const { count } = await received
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await received
    .select(['id', 'type', 'subject', 'received_at', 'visit'])
    .orderBy('received_at', 'desc')
    .limit(maxListed)
    .execute()
  const listed = rows.reverse().map(({ id, type, subject, received_at, visit }) => ({
    id,
    day: dayOf(received_at),
    type,
    subject,
    ...originOf({ visit }),
  }))
  const visits = await received
    .select(['visit', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('visit')
    .orderBy('count', 'desc')
    .limit(maxVisits)
    .execute()
  return { count: Number(count), listed, landings: landingsOf(visits) }
}

async function readSignUps(db: Queries, range: Range) {
  const visits = await db
    .selectFrom('subscribers')
    .where('confirmed_at', '>=', timeOf(range.first))
    .where('confirmed_at', '<', timeOf(range.last) + day)
    .select(['visit', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('visit')
    .execute()
  const count = visits.reduce((sum, each) => sum + Number(each.count), 0)
  return { count, landings: landingsOf(visits) }
}

/** How often a visit began on each page. */
function landingsOf(visits: { visit: string | null; count: number }[]): Map<string, number> {
  const landings = new Map<string, number>()
  for (const { visit, count } of visits) {
    const { landing } = originOf({ visit })
    landings.set(landing, (landings.get(landing) ?? 0) + Number(count))
  }
  return landings
}

/** The source or landing page when the form didn't report one. */
export const notKnown = 'not known'

function originOf(row: { visit: string | null }) {
  if (!row.visit) return { landing: notKnown, source: notKnown }
  const visit = visitOf(row)
  return { landing: visit.landing ?? notKnown, source: sourceOf(visit) }
}

/** The line for the owner's redirects.yaml that leads the most requested address home. */
export const redirectHint = ([first]: Count[]): string =>
  first ? fill(words.redirect, { line: `${first.name}: ${pages.home}` }) : ''

function leadingArticles(
  pages: Count[],
  inquiries: Map<string, number>,
  signUps: Map<string, number>,
): Report['articles'] {
  const viewsOf = new Map(pages.map(({ name, count }) => [name, count]))
  const landings = new Set([...inquiries.keys(), ...signUps.keys()])
  return [...landings]
    .filter((page) => page.startsWith(postPath('')))
    .map((page) => ({
      page,
      views: viewsOf.get(page) ?? 0,
      inquiries: inquiries.get(page) ?? 0,
      signUps: signUps.get(page) ?? 0,
    }))
    .sort((a, b) => b.inquiries - a.inquiries || b.signUps - a.signUps || b.views - a.views)
}
