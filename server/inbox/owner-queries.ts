import { type ExpressionBuilder, sql } from 'kysely'
import { enqueue } from '#server/outbox/outbox.ts'
import { mailboxOf } from '#server/outbox/pacing.ts'
import type {
  Database,
  InquiryRow,
  InquiryState,
  OutboxRow,
  OutboxState,
  Queries,
} from '#server/store/schema.ts'
import type { Announce } from './mails.ts'
import { withdrawDigests } from './quarantine-digest.ts'

/** An error to show to the owner. */
export class InboxError extends Error {}

export interface Filter {
  states?: readonly InquiryState[] | undefined
  type?: string | undefined
  /** Words that must all occur in the sender, subject, message, or answers, ignoring case. */
  words?: string[] | undefined
  limit?: number | undefined
}

/** Inquiries, newest first. */
export async function listInquiries(db: Queries, filter: Filter = {}): Promise<InquiryRow[]> {
  let query = db.selectFrom('inquiries').selectAll().orderBy('received_at', 'desc').orderBy('id')
  if (filter.states) query = query.where('state', 'in', filter.states)
  if (filter.type) query = query.where('type', '=', filter.type)
  for (const word of filter.words ?? []) query = query.where((where) => contains(where, word))
  if (filter.limit) query = query.limit(filter.limit)
  return await query.execute()
}

/** How many inquiries are in each state. */
export async function countInquiries(db: Queries): Promise<Record<InquiryState, number>> {
  const rows = await db
    .selectFrom('inquiries')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { new: 0, read: 0, answered: 0, quarantined: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

function contains(where: ExpressionBuilder<Database, 'inquiries'>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const fields = ['name', 'email', 'subject', 'message', 'details'] as const
  return where.or(
    fields.map(
      (field) => sql<boolean>`lower(${sql.ref(field)}) like lower(${pattern}) escape '\\'`,
    ),
  )
}

/** The inquiry whose id is `id` or starts with it. */
export function findInquiry(db: Queries, id: string): Promise<InquiryRow> {
  return only(
    id,
    'message',
    db.selectFrom('inquiries').selectAll().where('id', 'like', prefix(id)).limit(2).execute(),
  )
}

export async function markInquiry(db: Queries, id: string, state: InquiryState) {
  await db.updateTable('inquiries').set({ state }).where('id', '=', id).execute()
}

/** Takes an inquiry out of quarantine and queues the owner's deliveries. */
export async function releaseInquiry(
  db: Queries,
  inquiry: InquiryRow,
  announce: Announce,
  now: number,
) {
  if (inquiry.state !== 'quarantined') {
    throw new InboxError(`Message ${inquiry.id} is not in quarantine.`)
  }
  await db.transaction().execute(async (trx) => {
    await markInquiry(trx, inquiry.id, 'new')
    const rows = await announce([inquiry], trx)
    await enqueue(
      trx,
      rows.map((row) => ({ ...row, created_at: now, due_at: now })),
    )
  })
}

/** Deletes an inquiry and all of its deliveries. */
export async function deleteInquiry(db: Queries, id: string) {
  await db.transaction().execute(async (trx) => {
    await withdrawDigests(trx)
    await trx.deleteFrom('inquiries').where('id', '=', id).execute()
  })
}

export interface Deleted {
  inquiries: number
  deliveries: number
}

/**
 * Deletes everything from an address, everything still to be sent to it, and its newsletter
 * subscription, ignoring case.
 */
export async function deleteAddress(db: Queries, address: string): Promise<Deleted> {
  const same = (column: 'email' | 'recipient') =>
    sql<boolean>`lower(${sql.ref(column)}) = ${address.trim().toLowerCase()}`
  return await db.transaction().execute(async (trx) => {
    await withdrawDigests(trx)
    await trx.deleteFrom('subscribers').where(same('email')).execute()
    await trx.deleteFrom('mail_pacing').where('mailbox', '=', mailboxOf(address.trim())).execute()
    const ours = trx.selectFrom('inquiries').select('id').where(same('email'))
    const deliveries = await trx
      .deleteFrom('outbox')
      .where((where) => where.or([same('recipient'), where('inquiry_id', 'in', ours)]))
      .executeTakeFirstOrThrow()
    const inquiries = await trx
      .deleteFrom('inquiries')
      .where(same('email'))
      .executeTakeFirstOrThrow()
    return {
      inquiries: Number(inquiries.numDeletedRows),
      deliveries: Number(deliveries.numDeletedRows),
    }
  })
}

/** Deliveries in these states, oldest first. */
export async function listDeliveries(db: Queries, states: OutboxState[]): Promise<OutboxRow[]> {
  return await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('created_at')
    .execute()
}

export function findDelivery(db: Queries, id: string): Promise<OutboxRow> {
  return only(
    id,
    'delivery',
    db.selectFrom('outbox').selectAll().where('id', 'like', prefix(id)).limit(2).execute(),
  )
}

/** Retries waiting or abandoned deliveries now, with a fresh schedule. Returns how many. */
export async function retryDeliveries(db: Queries, ids: string[], now: number): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      due_at: now,
      first_attempt_at: null,
      finished_at: null,
    })
    .where('id', 'in', ids)
    .where('state', 'in', ['waiting', 'dead'])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function prefix(id: string): string {
  if (!/^[0-9a-f-]{4,36}$/i.test(id)) {
    throw new InboxError(`${id} is not an id. Give at least its first four characters.`)
  }
  return `${id.toLowerCase()}%`
}

async function only<Row>(id: string, what: string, found: Promise<Row[]>): Promise<Row> {
  const [row, another] = await found
  if (!row) throw new InboxError(`There is no ${what} ${id}.`)
  if (another) throw new InboxError(`More than one ${what} begins with ${id}. Give more of it.`)
  return row
}
