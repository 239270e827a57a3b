import type { Queries } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Clocks of servers that share a store may differ by this much, in ms. */
const tolerance = hour

/**
 * Whether this machine's clock may be trusted to say what is old enough to delete. Call it about every
 * hour. After a jump, or when no server ran for a day, which looks the same, it answers no until the
 * clock has gone steadily for a day: time enough to set it right.
 */
export async function isClockSteady(db: Queries, now: number): Promise<boolean> {
  const last = await db
    .selectFrom('clock')
    .select(['seen_at', 'steady_since'])
    .where('id', '=', 1)
    .executeTakeFirst()
  const jumped = !last || now < last.seen_at - tolerance || now > last.seen_at + day
  const times = { seen_at: now, steady_since: jumped ? now : last.steady_since }
  await db
    .insertInto('clock')
    .values({ id: 1, ...times })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(times))
    .execute()
  return times.steady_since <= now - day
}
