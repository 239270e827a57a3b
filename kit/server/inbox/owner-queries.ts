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
import { deleted, idOf, inSmallCommits } from '#server/store/small-commits.ts'
import type { Announce } from './mails.ts'
import { withdrawDigests } from './quarantine-digest.ts'

/** An error to show to the owner. */
export class InboxError extends Error {}

export interface Filter {
  states?: readonly InquiryState[]
  type?: string
  /** Words that must all occur in the sender, subject, message, or answers, ignoring case. */
  words?: string[]
  limit?: number
  /** Begins after this one. */
  after?: Pick<InquiryRow, 'received_at' | 'id'>
}

const rowsPerRead = 500

/** Inquiries, newest first. */
export async function listInquiries(db: Queries, filter: Filter = {}): Promise<InquiryRow[]> {
  let query = db.selectFrom('inquiries').selectAll().orderBy('received_at', 'desc').orderBy('id')
  if (filter.states) query = query.where('state', 'in', filter.states)
  if (filter.type) query = query.where('type', '=', filter.type)
  for (const word of filter.words ?? []) query = query.where((where) => contains(where, word))
  const { after } = filter
  if (after) {
    query = query.where((where) =>
      where.or([
        where('received_at', '<', after.received_at),
        where.and([where('received_at', '=', after.received_at), where('id', '>', after.id)]),
      ]),
    )
  }
  if (filter.limit) query = query.limit(filter.limit)
  return await query.execute()
}

/**
 * The inquiries that `listInquiries` has, read a part at a time: all of them at once may not fit
 * into memory, and PostgreSQL limits the time of a query.
 */
export async function* readInquiries(
  db: Queries,
  filter: Omit<Filter, 'limit'>,
): AsyncGenerator<InquiryRow> {
  let after: InquiryRow | undefined
  do {
    const rows = await listInquiries(db, { ...filter, limit: rowsPerRead, after })
    yield* rows
    after = rows.length < rowsPerRead ? undefined : rows.at(-1)
  } while (after)
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

export async function markInquiries(db: Queries, ids: string[], state: InquiryState) {
  await inSmallCommits(ids, async (some) => {
    const query = db.updateTable('inquiries').set({ state }).where('id', 'in', some)
    return (await query.executeTakeFirstOrThrow()).numUpdatedRows
  })
}

/** Takes an inquiry out of quarantine and queues the owner's deliveries. */
export async function releaseInquiry(
  db: Queries,
  inquiry: InquiryRow,
  announce: Announce,
  now: number,
) {
  await db.transaction().execute(async (trx) => {
    // Looked up again: another command may have released or deleted it since.
    const { numUpdatedRows } = await trx
      .updateTable('inquiries')
      .set({ state: 'new' })
      .where('id', '=', inquiry.id)
      .where('state', '=', 'quarantined')
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throw new InboxError(`Message ${inquiry.id} is not in quarantine.`)
    const rows = await announce([inquiry], trx)
    await enqueue(
      trx,
      rows.map((row) => ({ ...row, created_at: now, due_at: now })),
    )
  })
}

/** Deletes inquiries and all of their deliveries. */
export async function deleteInquiries(db: Queries, ids: string[]): Promise<number> {
  if (ids.length > 0) await withdrawDigests(db)
  return await inSmallCommits(ids, (some) =>
    deleted(db.deleteFrom('inquiries').where('id', 'in', some)),
  )
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
  await db.deleteFrom('subscribers').where('email_key', '=', address.trim().toLowerCase()).execute()
  await db.deleteFrom('mail_pacing').where('mailbox', '=', mailboxOf(address.trim())).execute()
  // They're looked for outside a transaction: reading every row would keep forms waiting.
  const mails = await db.selectFrom('outbox').select('id').where(same('recipient')).execute()
  const ours = await db.selectFrom('inquiries').select('id').where(same('email')).execute()
  const deleteDeliveries = (column: 'id' | 'inquiry_id', ids: string[]) =>
    deleted(db.deleteFrom('outbox').where(column, 'in', ids))
  return {
    deliveries:
      (await inSmallCommits(mails.map(idOf), (ids) => deleteDeliveries('id', ids))) +
      (await inSmallCommits(ours.map(idOf), (ids) => deleteDeliveries('inquiry_id', ids))),
    inquiries: await deleteInquiries(db, ours.map(idOf)),
  }
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
  const fresh = {
    attempts: 0,
    due_at: now,
    first_attempt_at: null,
    refused: null,
    finished_at: null,
  }
  return await inSmallCommits(ids, async (some) => {
    const query = db
      .updateTable('outbox')
      .set({ state: 'waiting', ...fresh })
      .where('id', 'in', some)
      .where('state', 'in', ['waiting', 'dead'])
    return (await query.executeTakeFirstOrThrow()).numUpdatedRows
  })
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
