import { sql } from 'kysely'
import type { Queries } from '#server/store/schema.ts'
import { addCounts, type CountTable } from './counts.ts'
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
  // Leaves room, so that this isn't needed every minute. `other` takes a row for each page.
  const most = { maxNames: maxSources, maxRows: Math.floor(maxRows / 2) }
  const dropped = await namesToDrop(trx, sourceViews, date, most, fixedSources)
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

/** Keeps what visitors typed in a day below the ceiling, in the same way. The rest is deleted. */
export async function dropTyped(trx: Queries, columns: CountTable, date: string): Promise<void> {
  const { maxTerms } = dayCeiling
  const most = { maxNames: maxTerms, maxRows: maxTerms }
  for (const names of portions(await namesToDrop(trx, columns, date, most)))
    await sql`
      delete from ${sql.table(columns.table)}
      where day = ${date} and ${sql.ref(columns.name)} in (${sql.join(names)})`.execute(trx)
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

const sourceViews: CountTable = { table: 'page_views', name: 'source', count: 'views' }

/** A day's names over the ceiling, ranked by what was counted in four weeks. Those in `fixed` stay. */
async function namesToDrop(
  trx: Queries,
  { table, name, count }: CountTable,
  date: string,
  ceiling: { maxNames: number; maxRows: number },
  fixed: readonly string[] = [],
): Promise<string[]> {
  const { rows: counted } = await sql<{ name: string; count: number; rows: number }>`
    select ${sql.ref(name)} as "name", sum(${sql.ref(count)}) as "count",
      sum(case when day = ${date} then 1 else 0 end) as "rows"
    from ${sql.table(table)}
    where day > ${since(date)} and day <= ${date}
    group by ${sql.ref(name)}`.execute(trx)
  const today = counted
    // PostgreSQL gives sums as texts.
    .map((row) => ({ name: row.name, count: Number(row.count), rows: Number(row.rows) }))
    .filter((row) => row.rows > 0 && !fixed.includes(row.name))
  const kept = topNames(today, ceiling)
  return today.map((row) => row.name).filter((each) => !kept.has(each))
}

function* portions(names: string[]): Generator<string[]> {
  for (let start = 0; start < names.length; start += namesAtOnce)
    yield names.slice(start, start + namesAtOnce)
}
