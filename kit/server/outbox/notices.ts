import type { OutboxRow, Queries } from '#server/store/schema.ts'
import { type DeliveryNotice, noticeCall, noticeMail } from './notice-mail.ts'
import { enqueue, priorities } from './outbox.ts'

/** How late a delivery must be, in ms, before the owner is notified. Postfix uses the same. */
const delayedAfter = 4 * 60 * 60 * 1000
/** Maximum number of deliveries listed in one mail. */
const maxListed = 50

/** How the owner is told about deliveries. */
export interface NoticeOptions {
  to: string
  webhook: boolean
}

/**
 * Records which of these failed deliveries the owner should know about, and calls the webhook right
 * away.
 */
export async function noteFailures(
  trx: Queries,
  failed: OutboxRow[],
  now: number,
  { webhook }: NoticeOptions,
): Promise<void> {
  const events = failed
    .filter(({ priority }) => priority !== priorities.notice)
    .flatMap((row) => {
      if (row.state === 'dead') return { row, event: 'dead' as const }
      return now - row.created_at >= delayedAfter ? { row, event: 'delayed' as const } : []
    })
  if (events.length === 0) return
  const noted = await trx
    .insertInto('outbox_notices')
    .values(events.map(({ row, event }) => ({ outbox_id: row.id, event, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['outbox_id', 'event'])
    .execute()
  const isNew = new Set(noted.map(({ outbox_id, event }) => `${outbox_id} ${event}`))
  // A failing webhook is only reported by mail.
  const toReport = events.filter(
    ({ row, event }) => row.kind !== 'webhook' && isNew.has(`${row.id} ${event}`),
  )
  if (!webhook || toReport.length === 0) return
  const notices = toReport.map(({ row, event }) => noticeOf(row, event))
  await enqueue(trx, [noticeCall(notices, now)])
}

/** Queues a mail to the owner about everything recorded but not yet mailed. */
export async function mailNotices(
  trx: Queries,
  now: number,
  { to }: Pick<NoticeOptions, 'to'>,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('outbox_notices')
    .innerJoin('outbox', 'outbox.id', 'outbox_notices.outbox_id')
    .selectAll('outbox')
    .select('outbox_notices.event')
    .where('outbox_notices.mailed_at', 'is', null)
    .orderBy('outbox_notices.created_at')
    .limit(maxListed)
    .execute()
  if (rows.length === 0) return false
  const notices = rows.map((each) => noticeOf(each, each.event))
  await enqueue(trx, [noticeMail(to, notices, now)])
  await trx
    .updateTable('outbox_notices')
    .set({ mailed_at: now })
    .where('mailed_at', 'is', null)
    // By event, too: the notice that a delivery was given up may not have fit into this mail.
    .where((where) =>
      where.or(
        rows.map(({ id, event }) =>
          where.and([where('outbox_id', '=', id), where('event', '=', event)]),
        ),
      ),
    )
    .execute()
  return true
}

const noticeOf = (row: OutboxRow, event: DeliveryNotice['event']): DeliveryNotice => ({
  id: row.id,
  event,
  kind: row.kind,
  recipient: row.recipient,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at,
})
