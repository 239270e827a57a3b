import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Counter } from './limits.ts'

/**
 * Counts shared by all servers on one PostgreSQL. Undefined with SQLite, where there's one server
 * and its memory is enough.
 */
export function sharedCounter({ db, kind }: Store, clock = Date.now): Counter | undefined {
  if (kind === 'sqlite') return undefined
  return async (key, window) => {
    const now = clock()
    // An end more than a window from now was written while the clock was ahead.
    const over = sql<boolean>`(rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${now + window})`
    const { count, expires_at } = await db
      .insertInto('rate_limits')
      .values({ key, count: 1, expires_at: now + window })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
          expires_at: sql`case when ${over} then excluded.expires_at else rate_limits.expires_at end`,
        }),
      )
      .returning(['count', 'expires_at'])
      .executeTakeFirstOrThrow()
    return { count, ttl: expires_at - now }
  }
}
