import type { ExpressionBuilder } from 'kysely'
import { deleteInquiries } from '#server/inbox/owner-queries.ts'
import { pacingMemory } from '#server/outbox/pacing.ts'
import { type Database, inquiryStates, type Queries } from '#server/store/schema.ts'
import { deleted, idOf, inSmallCommits } from '#server/store/small-commits.ts'

const day = 24 * 60 * 60 * 1000
/**
 * How long records of deliveries are kept after they ended. Those given up keep their content until
 * then, so that the owner can retry them.
 */
const deliveryDays = 30
/** How long unconfirmed or unsubscribed addresses are kept. Confirmation links expire sooner. */
const unservedDays = 30
/** How long addresses that bounced are kept, so that the owner can restore them. */
const bouncedDays = 365

/**
 * Deletes ended counters of forms. They hold IP addresses, so they go even if the clock has jumped.
 */
export async function forgetCounters(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', now).execute()
}

/**
 * Deletes expired data: idempotency keys after a day, records of deliveries 30 days after they ended,
 * newsletter addresses 30 days after they unsubscribed or failed to confirm, those that bounced after
 * a year, and inquiries after `retentionDays` if that's set. Returns how many inquiries were deleted.
 */
export async function purge(db: Queries, now: number, retentionDays?: number): Promise<number> {
  await purgeKeys(db, now - day)
  await purgeDeliveries(db, now - deliveryDays * day)
  await purgePacing(db, now - pacingMemory)
  await purgeSubscribers(db, now - unservedDays * day, now - bouncedDays * day)
  return retentionDays === undefined ? 0 : await purgeInquiries(db, now - retentionDays * day)
}

// Each of these looks for expired rows first, because reading keeps no form waiting. The condition
// is checked again when they're deleted: somebody may have signed up again in between.

async function purgeKeys(db: Queries, before: number) {
  const isOld = (where: ExpressionBuilder<Database, 'idempotency_keys'>) =>
    where('created_at', '<', before)
  const old = await db.selectFrom('idempotency_keys').select('key').where(isOld).execute()
  await inSmallCommits(old, async (some) => {
    const keys = some.map(({ key }) => key)
    return await deleted(db.deleteFrom('idempotency_keys').where('key', 'in', keys).where(isOld))
  })
}

async function purgeDeliveries(db: Queries, before: number) {
  const isOld = (where: ExpressionBuilder<Database, 'outbox'>) =>
    where.and([where('state', 'in', ['delivered', 'dead']), where('finished_at', '<', before)])
  const old = await db.selectFrom('outbox').select('id').where(isOld).execute()
  await inSmallCommits(old, (some) =>
    deleted(db.deleteFrom('outbox').where('id', 'in', some.map(idOf)).where(isOld)),
  )
}

async function purgePacing(db: Queries, before: number) {
  const isOld = (where: ExpressionBuilder<Database, 'mail_pacing'>) =>
    where('mailed_at', '<', before)
  const old = await db.selectFrom('mail_pacing').select('mailbox').where(isOld).execute()
  await inSmallCommits(old, async (some) => {
    const mailboxes = some.map(({ mailbox }) => mailbox)
    return await deleted(
      db.deleteFrom('mail_pacing').where('mailbox', 'in', mailboxes).where(isOld),
    )
  })
}

async function purgeSubscribers(db: Queries, unservedBefore: number, bouncedBefore: number) {
  const isOld = (where: ExpressionBuilder<Database, 'subscribers'>) =>
    where.and([
      // Whoever has left, and was asked since then, may still confirm.
      where(where.fn.coalesce('mailed_at', 'created_at'), '<', unservedBefore),
      where.or([
        where('state', '=', 'pending'),
        where.and([
          where('state', '=', 'unsubscribed'),
          where(where.fn.coalesce('unsubscribed_at', 'created_at'), '<', unservedBefore),
        ]),
        where.and([where('state', '=', 'bounced'), where('bounced_at', '<', bouncedBefore)]),
      ]),
    ])
  const old = await db.selectFrom('subscribers').select('id').where(isOld).execute()
  await inSmallCommits(old, (some) =>
    deleted(db.deleteFrom('subscribers').where('id', 'in', some.map(idOf)).where(isOld)),
  )
}

async function purgeInquiries(db: Queries, before: number): Promise<number> {
  const old = await db
    .selectFrom('inquiries')
    .select('id')
    // By all states, so that SQLite reads an index and not every message.
    .where('state', 'in', inquiryStates)
    .where('received_at', '<', before)
    .execute()
  return await deleteInquiries(db, old.map(idOf))
}
