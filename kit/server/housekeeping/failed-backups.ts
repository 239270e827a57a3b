import { backupNotices, type Receivers } from '#server/outbox/notice-mail.ts'
import { enqueue } from '#server/outbox/outbox.ts'
import { claimMailboxes } from '#server/outbox/pacing.ts'
import type { Queries } from '#server/store/schema.ts'

const purpose = 'failed-backup'
const week = 7 * 24 * 60 * 60 * 1000

/** Queues a notice to the owner, at most once a week. Returns whether it did. */
export async function reportFailure(
  db: Queries,
  receivers: Receivers,
  failure: { reason: string; last: string | null },
  now: number,
): Promise<boolean> {
  const notices = backupNotices(receivers, failure, now)
  if (notices.length === 0) return false
  return await db.transaction().execute(async (trx) => {
    const pacing = { purpose, pauses: [week] }
    const claimed = await claimMailboxes(trx, [receivers.mail ?? 'webhook'], pacing, now)
    if (claimed.size > 0) await enqueue(trx, notices)
    return claimed.size > 0
  })
}

/** Lets the next failure be reported at once. */
export async function endFailure(db: Queries): Promise<void> {
  await db.deleteFrom('mail_pacing').where('purpose', '=', purpose).execute()
}
