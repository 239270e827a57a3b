import { type About, subjects } from '#contracts/mail-transport.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import type { OnSettled } from '#server/outbox/sender.ts'
import type { IssueRow, OutboxRow, Queries } from '#server/store/schema.ts'
import { holdDeliveries, prefixOf } from './issues.ts'

/** An issue is paused when the mail server refuses more than this share of its mails… */
const maxRefusedShare = 0.05
/** …and at least this many of them. */
const minRefusals = 5

/** An issue that didn't reach a subscriber, because the address doesn't exist. */
export interface Bounce {
  issueId: string
  subscriberId: string
  /** The mail server's answer or the delivery report's status. */
  reason: string
  /** Whether a delivery report says so, after the mail server had accepted the mail. */
  reported: boolean
}

/**
 * Records a dead address. Two issues in a row make its subscriber `bounced`. Returns whether it
 * wasn't known yet.
 */
export async function recordBounce(trx: Queries, bounce: Bounce, now: number): Promise<boolean> {
  const { issueId, subscriberId, reason, reported } = bounce
  // Locks the row: on PostgreSQL, a report of another issue waits until this one commits, and sees it.
  const { numUpdatedRows } = await trx
    .updateTable('subscribers')
    .set({ state: 'confirmed' })
    .where('id', '=', subscriberId)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  if (!numUpdatedRows) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_bounces')
    .values({
      issue_id: issueId,
      subscriber_id: subscriberId,
      reason,
      reported: reported ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  if (await bouncedInARow(trx, issueId, subscriberId)) {
    await trx
      .updateTable('subscribers')
      .set({ state: 'bounced', bounced_at: now })
      .where('id', '=', subscriberId)
      .execute()
  }
  return true
}

/** Whether the issue before this one, or the one after it, bounced too. Reports come in any order. */
async function bouncedInARow(trx: Queries, issueId: string, subscriberId: string) {
  const issues = await trx
    .selectFrom('newsletter_issues')
    .select('id')
    .where('handed_over', '>', 0)
    .orderBy('send_at')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const place = issues.findIndex(({ id }) => id === issueId)
  const neighbors = [issues[place - 1], issues[place + 1]].flatMap((issue) =>
    place >= 0 && issue ? [issue.id] : [],
  )
  if (neighbors.length === 0) return false
  const other = await trx
    .selectFrom('newsletter_bounces')
    .select('issue_id')
    .where('subscriber_id', '=', subscriberId)
    .where('issue_id', 'in', neighbors)
    .executeTakeFirst()
  return other !== undefined
}

export interface RefusalOptions {
  /** Who is told that an issue was paused. */
  to: string
  log: { warn(fields: object, message: string): void }
}

/** Counts dead addresses, and pauses an issue that is refused too often. */
export function issueRefusals(options: RefusalOptions): OnSettled {
  return async (trx, rows, now) => {
    // In one order, so that two servers can't deadlock on each other's rows.
    const dead = rows
      .filter(({ refused }) => refused === 'recipient')
      .sort((a, b) => (a.recipient < b.recipient ? -1 : 1))
    for (const row of dead) {
      const { issue, subscriber } = JSON.parse(row.payload)
      const reason = row.last_error ?? ''
      await recordBounce(
        trx,
        { issueId: issue, subscriberId: subscriber, reason, reported: false },
        now,
      )
    }
    const failed = rows.filter(({ state }) => state !== 'delivered')
    for (const id of new Set(failed.map(({ payload }) => JSON.parse(payload).issue as string)))
      await pauseIfRefused(trx, id, now, options)
  }
}

/** Pauses the issue if too much of it was refused, and tells the owner why. */
export async function pauseIfRefused(
  trx: Queries,
  issueId: string,
  now: number,
  { to, log }: RefusalOptions,
): Promise<void> {
  const issue = await trx
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) return
  // A delivery that was under way when its issue was paused.
  if (issue.state === 'paused') return holdDeliveries(trx, issue)
  const { refused, asked, about, error } = await refusalsOf(trx, issue)
  if (refused < minRefusals || refused <= asked * maxRefusedShare) return
  const reason = fill(words.paused.reason, { refused, asked, error })
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issues')
    .set({ state: 'paused', pause_reason: reason })
    .where('id', '=', issue.id)
    .where('state', '!=', 'paused')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await holdDeliveries(trx, issue)
  const resume = fill(words.paused.resume, { id: issue.id.slice(0, 8) })
  const mail = {
    to,
    subject: fill(words.paused.subject, { subject: issue.subject }),
    text: [reason, '', words.paused.advice[about], '', resume].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  await enqueue(trx, [mailRow(mail, { now, urgency: 'notice' })])
  log.warn({ issue: issue.id, refused, asked, reason: error }, 'A newsletter issue was paused')
}

/** How much of an issue was refused since it was last resumed, mostly about whom, and the last why. */
async function refusalsOf(trx: Queries, issue: IssueRow) {
  const since = issue.resumed_at ?? 0
  const rows = await trx
    .selectFrom('outbox')
    .select(['state', 'refused'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'newsletter')
    .where('id', 'like', `${prefixOf(issue)}-%`)
    .where((where) =>
      where.or([where('finished_at', 'is', null), where('finished_at', '>=', since)]),
    )
    .groupBy(['state', 'refused'])
    .execute()
  const reported = await trx
    .selectFrom('newsletter_bounces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', issue.id)
    .where('reported', '=', 1)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  const count = (matches: (row: Pick<OutboxRow, 'state' | 'refused'>) => boolean) =>
    rows.filter(matches).reduce((total, row) => total + Number(row.count), 0)
  const byAbout: Record<About, number> = { recipient: Number(reported.count), mail: 0, us: 0 }
  for (const about of subjects) byAbout[about] += count((row) => row.refused === about)
  const atOnce = count(({ refused }) => refused !== null)
  return {
    refused: atOnce + Number(reported.count),
    asked: atOnce + count(({ state }) => state === 'delivered'),
    about: subjects.reduce((most, about) => (byAbout[about] > byAbout[most] ? about : most)),
    error: await lastRefusal(trx, issue),
  }
}

async function lastRefusal(trx: Queries, issue: IssueRow): Promise<string> {
  const row = await trx
    .selectFrom('outbox')
    .select('last_error')
    .where('id', 'like', `${prefixOf(issue)}-%`)
    .where('refused', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (row?.last_error) return row.last_error
  const bounce = await trx
    .selectFrom('newsletter_bounces')
    .select('reason')
    .where('issue_id', '=', issue.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return bounce?.reason ?? ''
}
