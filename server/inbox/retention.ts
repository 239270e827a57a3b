import { pacingMemory } from '#server/outbox/pacing.ts'
import type { Queries } from '#server/store/schema.ts'
import { withdrawDigests } from './quarantine-digest.ts'

const day = 24 * 60 * 60 * 1000
/**
 * How long records of deliveries are kept after they ended. Those given up keep their content until
 * then, so that the owner can retry them.
 */
const deliveryDays = 30
/** How long unconfirmed or unsubscribed addresses are kept. Confirmation links expire sooner. */
const unservedDays = 30

/**
 * Deletes ended counters of forms. They hold IP addresses, so they go even if the clock has jumped.
 */
export async function forgetCounters(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', now).execute()
}

/**
 * Deletes expired data: idempotency keys after a day, records of deliveries 30 days after they ended,
 * newsletter addresses 30 days after they unsubscribed or failed to confirm, and
 * inquiries after `retentionDays` if that's set. Returns how many inquiries were deleted.
 */
export async function purge(db: Queries, now: number, retentionDays?: number): Promise<number> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - day)
    .execute()
  await db
    .deleteFrom('outbox')
    .where('state', 'in', ['delivered', 'dead'])
    .where('finished_at', '<', now - deliveryDays * day)
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
  if (numDeletedRows > 0n) await withdrawDigests(db)
  return Number(numDeletedRows)
}
