import { type RawBuilder, sql } from 'kysely'
import { deleteInquiries } from '#server/inbox/owner-queries.ts'
import { pacingMemory } from '#server/outbox/pacing.ts'
import { leftCodes } from '#server/store/left-codes.ts'
import { type Database, inquiryStates, type Queries } from '#server/store/schema.ts'
import { idOf, inSmallCommits } from '#server/store/small-commits.ts'
import type { Store } from '#server/store/store.ts'

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
export async function purge(store: Store, now: number, retentionDays?: number): Promise<number> {
  const { db } = store
  const unserved = now - unservedDays * day
  await purgeRows(db, 'idempotency_keys', 'key', sql`created_at < ${now - day}`)
  await purgeRows(
    db,
    'outbox',
    'id',
    sql`state in ('delivered', 'dead') and finished_at < ${now - deliveryDays * day}`,
  )
  await purgeRows(db, 'mail_pacing', 'mailbox', sql`mailed_at < ${now - pacingMemory}`)
  // Whoever has left, and was asked since then, may still confirm.
  const isOld = sql`coalesce(mailed_at, created_at) < ${unserved} and (
    state = 'pending'
    or (state = 'unsubscribed' and coalesce(unsubscribed_at, created_at) < ${unserved})
    or (state = 'bounced' and bounced_at < ${now - bouncedDays * day})
  )`
  await rememberLeft(store, sql`state = 'unsubscribed' and ${isOld}`)
  await purgeRows(db, 'subscribers', 'id', isOld)
  return retentionDays === undefined ? 0 : await purgeInquiries(db, now - retentionDays * day)
}

/** Keeps codes of addresses that will be deleted because they left the newsletter. */
async function rememberLeft(store: Store, isOld: RawBuilder<unknown>): Promise<void> {
  const codeOf = await leftCodes(store)
  const old = sql<{ email_key: string }>`select email_key from subscribers where ${isOld}`
  await inSmallCommits((await old.execute(store.db)).rows, async (some) => {
    const { numInsertedOrUpdatedRows } = await store.db
      .insertInto('newsletter_left')
      .values(some.map(({ email_key }) => ({ code: codeOf(email_key) })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows ?? 0
  })
}

/**
 * Deletes a table's old rows. Looks for them first, because reading keeps no form waiting. The condition
 * is checked again when they're deleted: somebody may have signed up again in between.
 */
async function purgeRows(
  db: Queries,
  table: keyof Database,
  key: string,
  isOld: RawBuilder<unknown>,
): Promise<void> {
  const old = sql<{ key: string }>`
    select ${sql.ref(key)} as "key" from ${sql.table(table)} where ${isOld}`
  await inSmallCommits((await old.execute(db)).rows, async (some) => {
    const keys = sql.join(some.map((row) => row.key))
    const deleting = sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (${keys}) and ${isOld}`
    return (await deleting.execute(db)).numAffectedRows ?? 0
  })
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
