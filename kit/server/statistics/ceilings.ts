import { sql } from 'kysely'
import type { Queries } from '#server/store/schema.ts'
import { addCounts } from './counts.ts'
import { dayOf, fixedSources, type PageCount } from './page-views.ts'
import { topNames } from './top-counts.ts'

const day = 24 * 60 * 60 * 1000
/** Sources and searches are ranked by what this many days say about them. */
const memoryDays = 28
/** Names per statement: databases limit a statement's parameters. */
const namesAtOnce = 500

/** The most that's stored of one day. */
export const dayCeiling = { maxSources: 500, maxRows: 5000, maxTerms: 300 }

/**
 * Keeps a day's views below the ceiling: counts again which sources have been seen most in four
 * weeks, and adds the others' views to `other`.
 */
export async function foldSources(trx: Queries, date: string, ceiling = dayCeiling): Promise<void> {
  const { rows, sources } = await trx
    .selectFrom('page_views')
    .select(({ fn }) => [
      fn.countAll<number>().as('rows'),
      fn.count<number>('source').distinct().as('sources'),
    ])
    .where('day', '=', date)
    .executeTakeFirstOrThrow()
  const { maxSources, maxRows } = ceiling
  if (Number(rows) <= maxRows && Number(sources) <= maxSources + fixedSources.length) return
  const counted = await trx
    .selectFrom('page_views')
    .select(({ fn }) => [
      'source as name',
      fn.sum<number>('views').as('count'),
      sql<number>`sum(case when day = ${date} then 1 else 0 end)`.as('rows'),
    ])
    .where('day', '>', since(date))
    .where('day', '<=', date)
    .where('source', 'not in', fixedSources)
    .groupBy('source')
    .execute()
  const today = numbers(counted).filter((source) => source.rows > 0)
  // Leaves room, so that this isn't needed every minute. `other` takes a row for each page.
  const kept = topNames(today, { maxNames: maxSources, maxRows: Math.floor(maxRows / 2) })
  const dropped = today.map(({ name }) => name).filter((name) => !kept.has(name))
  const others = new Map<string, PageCount>()
  for (const names of portions(dropped)) {
    const deleted = await trx
      .deleteFrom('page_views')
      .where('day', '=', date)
      .where('source', 'in', names)
      .returning(['page', 'device', 'views'])
      .execute()
    for (const { page, device, views } of deleted) {
      const key = `${page}\n${device}`
      const sum = (others.get(key)?.views ?? 0) + Number(views)
      const count = { day: date, page, source: 'other', device: device as PageCount['device'] }
      others.set(key, { ...count, views: sum })
    }
  }
  await addCounts(trx, [...others.values()])
}

/** Keeps a day's searches below the ceiling, in the same way. The others are deleted. */
export async function dropTerms(trx: Queries, date: string, ceiling = dayCeiling): Promise<void> {
  const counted = await trx
    .selectFrom('empty_searches')
    .select(({ fn }) => [
      'term as name',
      fn.sum<number>('searches').as('count'),
      sql<number>`sum(case when day = ${date} then 1 else 0 end)`.as('rows'),
    ])
    .where('day', '>', since(date))
    .where('day', '<=', date)
    .groupBy('term')
    .execute()
  const today = numbers(counted).filter((term) => term.rows > 0)
  if (today.length <= ceiling.maxTerms) return
  const kept = topNames(today, { maxNames: ceiling.maxTerms, maxRows: ceiling.maxTerms })
  const dropped = today.map(({ name }) => name).filter((name) => !kept.has(name))
  for (const names of portions(dropped))
    await trx
      .deleteFrom('empty_searches')
      .where('day', '=', date)
      .where('term', 'in', names)
      .execute()
}

/** The sources with the most views in the last four weeks. */
export async function knownSources(db: Queries, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_views')
    .select('source')
    .where('day', '>', since(dayOf(now)))
    .groupBy('source')
    .orderBy(({ fn }) => fn.sum('views'), 'desc')
    .limit(dayCeiling.maxSources)
    .execute()
  return new Set(rows.map(({ source }) => source))
}

const since = (date: string) => dayOf(Date.parse(`${date}T00:00:00Z`) - memoryDays * day)

/** PostgreSQL gives sums as texts. */
const numbers = (rows: { name: string; count: number; rows: number }[]) =>
  rows.map(({ name, count, rows }) => ({ name, count: Number(count), rows: Number(rows) }))

function* portions(names: string[]): Generator<string[]> {
  for (let start = 0; start < names.length; start += namesAtOnce)
    yield names.slice(start, start + namesAtOnce)
}
