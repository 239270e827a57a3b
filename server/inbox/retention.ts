import { pacingMemory } from '#server/outbox/pacing.ts'
import type { Queries } from '#server/store/schema.ts'

const day = 24 * 60 * 60 * 1000
/** Delivered rows hold no content; they are kept this long as a record. */
const deliveredDays = 30
/** Addresses that do not get the newsletter: not confirmed (their links end sooner), or taken off. */
const unservedDays = 30

/**
 * Deletes what has had its time: idempotency keys after a day, counters when they end, records of
 * deliveries after 30 days, newsletter addresses 30 days after they were taken off or asked in vain
 * to confirm, and inquiries after `retentionDays` when that is set. Returns how many inquiries went.
 */
export async function purge(db: Queries, now: number, retentionDays?: number): Promise<number> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - day)
    .execute()
  await db.deleteFrom('rate_limits').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'delivered')
    .where('finished_at', '<', now - deliveredDays * day)
    .execute()
  await db
    .deleteFrom('mail_pacing')
    .where('mailed_at', '<', now - pacingMemory)
    .execute()
  await db
    .deleteFrom('subscribers')
    .where('state', '!=', 'confirmed')
    .where(
      ({ fn }) => fn.coalesce('unsubscribed_at', 'mailed_at', 'created_at'),
      '<',
      now - unservedDays * day,
    )
    .execute()
  if (retentionDays === undefined) return 0
  const { numDeletedRows } = await db
    .deleteFrom('inquiries')
    .where('received_at', '<', now - retentionDays * day)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
