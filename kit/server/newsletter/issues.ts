import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { outboxRow } from '#server/outbox/outbox.ts'
import { hashedId } from '#server/store/new-id.ts'
import type { IssueRow, Queries, SubscriberRow } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import type { IssueContent } from './letter.ts'

const minute = 60_000
/** How much lost time a server may catch up on after a pause, in ms. */
const catchUp = 5000
/**
 * A time further ahead than this was written before the clock was set back, in ms. The clocks of servers
 * that share a store differ less.
 */
const maxAhead = minute

/** When an issue is stored, and from when on it's sent. */
interface IssueTimes {
  now: number
  sendAt: number
}

/** Stores an issue in all of its languages. From `sendAt` on, it goes to everyone confirmed by then. */
export async function createIssue(
  db: Store['db'],
  content: IssueContent,
  times: IssueTimes,
): Promise<string> {
  const id = randomUUID()
  await addIssue(db, id, content, times)
  return id
}

/** The same, for two programs that send it at once: returns undefined to the second one. */
export async function createFirstIssue(
  db: Store['db'],
  content: IssueContent,
  times: IssueTimes,
): Promise<string | undefined> {
  const id = hashedId(`newsletter issue ${content.slug}`)
  return (await addIssue(db, id, content, times)) ? id : undefined
}

/** Returns whether there was no issue with that id. */
async function addIssue(
  db: Store['db'],
  id: string,
  { slug, subject, html, text, path, others = new Map() }: IssueContent,
  { now, sendAt }: IssueTimes,
): Promise<boolean> {
  const inLanguages = [...others].map(([language, { links: _, ...letter }]) => ({
    issue_id: id,
    language,
    ...letter,
  }))
  return await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('newsletter_issues')
      .values({
        id,
        slug,
        subject,
        html,
        text,
        path,
        state: 'sending',
        send_at: sendAt,
        created_at: now,
        handed_over: 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    if (inLanguages.length > 0)
      await trx.insertInto('newsletter_issue_languages').values(inLanguages).execute()
    return true
  })
}

/** Issues, newest first. */
export const listIssues = (db: Queries): Promise<IssueRow[]> =>
  db.selectFrom('newsletter_issues').selectAll().orderBy('created_at', 'desc').execute()

/**
 * Pauses or resumes an issue with the deliveries that wait in the outbox. Returns whether there was
 * one to change.
 */
export async function setIssueState(
  db: Store['db'],
  id: string,
  state: 'sending' | 'paused',
  now: number,
) {
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ state, pause_reason: null, ...(state === 'sending' && { resumed_at: now }) })
      .where('id', '=', id)
      .where('state', '=', state === 'paused' ? 'sending' : 'paused')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    if (state === 'paused') await holdDeliveries(trx, { id })
    else await releaseDeliveries(trx, { id }, now)
    return true
  })
}

/** Keeps a paused issue's deliveries in the outbox, except those under way. */
export async function holdDeliveries(trx: Queries, issue: Pick<IssueRow, 'id'>): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'held' })
    .where('kind', '=', 'newsletter')
    .where('id', 'like', `${prefixOf(issue)}-%`)
    .where('state', '=', 'waiting')
    .where('lease_owner', 'is', null)
    .execute()
}

/** Makes a resumed issue's deliveries due, with a fresh schedule. */
async function releaseDeliveries(trx: Queries, issue: Pick<IssueRow, 'id'>, now: number) {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now, first_attempt_at: null, refused: null })
    .where('kind', '=', 'newsletter')
    .where('id', 'like', `${prefixOf(issue)}-%`)
    .where('state', '=', 'held')
    .execute()
}

/**
 * Queues the next recipients of the issue that's due, as many as the rate allows, and records the
 * progress in the same transaction. A crash at any moment therefore skips nobody and queues nobody
 * twice, and servers sharing a store share the rate. Returns how many were queued.
 */
export async function feedOutbox(store: Store, perMinute: number, now: number): Promise<number> {
  return await store.db.transaction().execute(async (trx) => {
    const issue = await trx
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('state', '=', 'sending')
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .limit(1)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (!issue) return 0
    const interval = minute / perMinute
    const fedAt = issue.fed_at !== null && issue.fed_at <= now + maxAhead ? issue.fed_at : undefined
    const from = Math.max(fedAt ?? now - interval, now - Math.max(catchUp, interval))
    const allowed = Math.floor((now - from) / interval)
    // While the mail server is down, recipients wait here, where a pause still reaches them.
    if (allowed < 1 || (await deliveriesOf(trx, issue)).waiting > Math.max(100, 2 * perMinute))
      return 0

    const most = Math.min(allowed, 1000)
    const recipients = await recipientsOf(trx, issue, now)
      .select(['id', 'email', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(most)
      .execute()
    const last = recipients.at(-1)
    if (recipients.length > 0)
      await trx
        .insertInto('outbox')
        .values(recipients.map((recipient) => deliveryRow(issue, recipient, now)))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await trx
      .updateTable('newsletter_issues')
      .set({
        fed_at: Math.round(from + allowed * interval),
        handed_over: sql`handed_over + ${recipients.length}`,
        ...(last && { last_created_at: last.created_at, last_id: last.id }),
        ...(recipients.length < most && { state: 'sent', finished_at: now }),
      })
      .where('id', '=', issue.id)
      .execute()
    return recipients.length
  })
}

/** Everyone still to be queued: confirmed before the issue was due, and behind its last recipient. */
function recipientsOf(db: Queries, { send_at, last_created_at, last_id }: IssueRow, now: number) {
  let query = db
    .selectFrom('subscribers')
    .where('state', '=', 'confirmed')
    .where((where) =>
      where.or([where('confirmed_at', '<=', send_at), where('confirmed_at', '>', now + maxAhead)]),
    )
  if (last_created_at !== null && last_id !== null)
    query = query.where((where) =>
      where.or([
        where('created_at', '>', last_created_at),
        where.and([where('created_at', '=', last_created_at), where('id', '>', last_id)]),
      ]),
    )
  return query
}

/** All outbox rows of an issue have this id prefix. */
export const prefixOf = ({ id }: Pick<IssueRow, 'id'>) => id.slice(0, 8)

const deliveryRow = (
  issue: IssueRow,
  { id, email }: Pick<SubscriberRow, 'id' | 'email'>,
  now: number,
) =>
  outboxRow(
    'newsletter',
    email,
    { issue: issue.id, subscriber: id },
    // Each recipient and issue has one Message-ID, however often it's sent.
    { now, id: hashedId(`${issue.id}:${id}`, prefixOf(issue)), urgency: 'bulk' },
  )

/** How many deliveries of an issue are in each state. Finished ones are only kept for 30 days. */
export async function deliveriesOf(db: Queries, issue: Pick<IssueRow, 'id'>) {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('kind', '=', 'newsletter')
    .where('id', 'like', `${prefixOf(issue)}-%`)
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, held: 0, delivered: 0, dead: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

/** How many are still to be queued. */
export async function remainingOf(db: Queries, issue: IssueRow, now: number): Promise<number> {
  if (issue.state === 'sent') return 0
  const { count } = await recipientsOf(db, issue, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
