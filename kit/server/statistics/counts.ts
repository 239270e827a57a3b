import { sql } from 'kysely'
import type { Queries } from '#server/store/schema.ts'
import type { DailyCount } from './daily-counts.ts'
import { dayOf, type PageCount } from './page-views.ts'

/** Counts are kept for two years and a month, to compare a month with the same one last year. */
const keptDays = 760
const day = 24 * 60 * 60 * 1000
/** Rows per INSERT. */
const rowsAtOnce = 500

/** Adds counts to the stored ones of the same day, page, source, and device class. */
export async function addCounts(db: Queries, counts: PageCount[]): Promise<void> {
  for (const rows of chunks(counts))
    await db
      .insertInto('page_views')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'source', 'device'])
          .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
      )
      .execute()
}

export async function addEmptySearches(db: Queries, counts: DailyCount[]): Promise<void> {
  const searches = counts.map(({ day, name, count }) => ({ day, term: name, searches: count }))
  for (const rows of chunks(searches))
    await db
      .insertInto('empty_searches')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'term'])
          .doUpdateSet({ searches: sql`empty_searches.searches + excluded.searches` }),
      )
      .execute()
}

export async function addUnknownAddresses(db: Queries, counts: DailyCount[]): Promise<void> {
  const addresses = counts.map(({ day, name, count }) => ({ day, address: name, requests: count }))
  for (const rows of chunks(addresses))
    await db
      .insertInto('unknown_addresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'address'])
          .doUpdateSet({ requests: sql`unknown_addresses.requests + excluded.requests` }),
      )
      .execute()
}

export async function forgetOldCounts(db: Queries, now: number): Promise<void> {
  const first = dayOf(now - keptDays * day)
  await db.deleteFrom('page_views').where('day', '<', first).execute()
  await db.deleteFrom('empty_searches').where('day', '<', first).execute()
  await db.deleteFrom('unknown_addresses').where('day', '<', first).execute()
}

/** Sorted, so that two servers writing the same rows wait for each other instead of deadlocking. */
function* chunks<T extends object>(rows: T[]): Generator<T[]> {
  const sorted = rows
    .map((row) => ({ row, key: JSON.stringify(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
  for (let start = 0; start < sorted.length; start += rowsAtOnce)
    yield sorted.slice(start, start + rowsAtOnce)
}
