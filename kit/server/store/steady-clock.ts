import type { Queries } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** How much the clocks of servers sharing a store may differ, in ms. */
const tolerance = hour

/**
 * Whether the machine's clock can be trusted to decide what's old enough to delete. Call it about
 * every hour. After a jump, or if no server ran for a day (which looks the same), the answer is no
 * until the clock has been steady for a day: time enough to correct it.
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
