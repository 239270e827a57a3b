import { sql } from 'kysely'
import type { Queries } from '#server/store/schema.ts'
import type { DailyCount } from './daily-counts.ts'
import { dayOf, type PageCount } from './page-views.ts'

/** Counts are kept for two years and a month, to compare a month with the same one last year. */
const keptDays = 760
const day = 24 * 60 * 60 * 1000
/** Rows per INSERT. */
const rowsAtOnce = 500

/** A table with a count for each day and name: which columns these are in. */
export interface CountTable {
  table: 'page_views' | 'empty_searches' | 'unknown_addresses'
  name: string
  count: string
}
export const emptySearches: CountTable = {
  table: 'empty_searches',
  name: 'term',
  count: 'searches',
}
export const unknownAddresses: CountTable = {
  table: 'unknown_addresses',
  name: 'address',
  count: 'requests',
}

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

/** Adds counts to those of the same day in a table of what visitors type. */
export async function addTyped(
  db: Queries,
  { table, name, count }: CountTable,
  counts: DailyCount[],
): Promise<void> {
  const [typed, times] = [sql.ref(name), sql.ref(count)]
  for (const rows of chunks(counts))
    await sql`
      insert into ${sql.table(table)} (day, ${typed}, ${times})
      values ${sql.join(rows.map((row) => sql`(${row.day}, ${row.name}, ${row.count})`))}
      on conflict (day, ${typed}) do update
      set ${times} = ${sql.ref(`${table}.${count}`)} + ${sql.ref(`excluded.${count}`)}`.execute(db)
}

export async function forgetOldCounts(db: Queries, now: number): Promise<void> {
  const first = dayOf(now - keptDays * day)
  for (const table of ['page_views', 'empty_searches', 'unknown_addresses'] as const)
    await db.deleteFrom(table).where('day', '<', first).execute()
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
