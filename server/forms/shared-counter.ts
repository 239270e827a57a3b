import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Counter } from './limits.ts'

/**
 * Counts that all instances on one PostgreSQL share; undefined with SQLite, where there is one
 * instance and its memory does.
 */
export function sharedCounter({ db, kind }: Store, clock = Date.now): Counter | undefined {
  if (kind === 'sqlite') return undefined
  return async (key, window) => {
    const now = clock()
    // An end later than a window from now was written when the clock was ahead.
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
