import { type InsertObject, SqliteAdapter } from 'kysely'
import type { Database, Queries } from './schema.ts'
import type { QueryForEach } from './sqlite.ts'

/** Rows per INSERT on PostgreSQL, which allows 65,535 parameters. */
const rowsAtOnce = 200

/**
 * Inserts rows with the same columns. In a transaction on SQLite, the statement is prepared once
 * and run per row, because an INSERT of all rows would be a different statement for each number of
 * rows.
 */
export async function insertRows<Table extends 'inquiries' | 'outbox'>(
  db: Queries,
  table: Table,
  rows: InsertObject<Database, Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  if (db.isTransaction && db.getExecutor().adapter instanceof SqliteAdapter) {
    const columns = Object.keys(first)
    const query: QueryForEach = {
      ...db.insertInto(table).values(first).compile(),
      forEach: true,
      parameters: rows.map((row) => valuesOf(row, columns)),
    }
    await db.executeQuery(query)
    return
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce)
    await db.insertInto(table).values(some).execute()
  }
}

function valuesOf(row: object, columns: string[]): unknown[] {
  const names = Object.keys(row)
  if (names.length !== columns.length || names.some((name, place) => name !== columns[place])) {
    throw new Error(`Rows have different columns: ${names} and ${columns}`)
  }
  return Object.values(row)
}
