import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'

/**
 * Counters for `@fastify/rate-limit` that all instances on one PostgreSQL share; undefined with
 * SQLite, where there is one instance and the plugin's own memory does.
 */
export function sharedCounters(
  { db, kind }: Store,
  clock: () => number = Date.now,
): FastifyRateLimitStoreCtor | undefined {
  if (kind === 'sqlite') return undefined

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ) {
      count(key, window).then(
        (result) => callback(null, result),
        (error) => callback(error),
      )
    }

    /** Keys name their limit, so that one set of counters does for all. */
    child() {
      return this
    }
  }

  async function count(key: string, window: number) {
    const now = clock()
    const over = sql<boolean>`rate_limits.expires_at <= ${now}`
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
    return { current: count, ttl: expires_at - now }
  }
}
