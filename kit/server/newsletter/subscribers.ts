import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Language } from '#contracts/languages.ts'
import { languages, storedLanguage } from '#owner/spoken-language.ts'
import { type Acceptance, claimKeys, fingerprintOf } from '#server/forms/idempotency.ts'
import { enqueue, type Mail, mailRow } from '#server/outbox/outbox.ts'
import {
  claimMailboxes,
  claimQuota,
  leftOfQuota,
  mailboxOf,
  type Pacing,
  slowDown,
  strangersQuota,
} from '#server/outbox/pacing.ts'
import type { Database, Queries, SubscriberRow, SubscriberState } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'

const hour = 60 * 60 * 1000
/** A mailbox is asked to confirm less and less often, however its address is written. */
const confirmations: Pacing = {
  purpose: 'newsletter-confirmation',
  pauses: [hour, 6 * hour, 24 * hour, 7 * 24 * hour],
}
/** Nor can many invented mailboxes of one domain, or of many, be asked at once. */
export const confirmationQuota = strangersQuota('newsletter-confirmation-quota')
/** The part of the total for sign-ups that come without a form, or too soon. The rest is kept for visitors. */
const totalForOthers = 120
/**
 * How much of what's left of the total one network may take, so that a few can't close the newsletter to
 * everyone else. Forty visitors of an event can sign up over one connection.
 */
const shareOfNetwork = 1 / 4
/** Unsubscribing counts as this many mails, so the next one has to wait for the third pause, a day. */
const unsubscribeCountsAs = 3

/** Thrown for a sign-up beyond the quota. Nothing of it is stored. */
export class TooManyConfirmations extends Error {
  /** In seconds. */
  readonly retryAfter: number = confirmationQuota.window / 1000
}

/** Whom a mail about a subscription goes to. */
export type Recipient = Pick<SubscriberRow, 'id' | 'email' | 'language'>
type MailTo = (subscriber: Recipient) => Mail

interface SignUp {
  email: string
  /** Repeats with the same key within 24 hours change nothing. */
  idempotencyKey?: string
  /** How the visitor got here, from `readVisit`. */
  visit?: string | null
  /** The language of the page it came from, such as `es`; by default the first one. */
  language?: string | null
  /** Whether it came from a form that was open for as long as a person needs. */
  isFromForm?: boolean
  /** How many sign-ups its network has sent within the quota's window, this one included. */
  fromNetwork?: number
}

export const signUpFingerprint = (email: string) => fingerprintOf(email.toLowerCase())

/**
 * Stores a sign-up and asks the address to confirm, unless it has confirmed or was asked too
 * recently or too often. Without `confirmation`, for suspected spam, nobody is asked. Rejects with
 * `TooManyConfirmations` beyond the quota.
 */
export async function subscribe(
  { db }: Store,
  signUp: SignUp,
  confirmation: MailTo | undefined,
  now: number,
): Promise<Acceptance> {
  return await db.transaction().execute(async (trx) => {
    const form = { key: signUp.idempotencyKey, fingerprint: signUpFingerprint(signUp.email) }
    const [acceptance = 'stored'] = await claimKeys(trx, [form], now)
    if (acceptance === 'stored') await storeSignUp(trx, signUp, confirmation, now)
    return acceptance
  })
}

async function storeSignUp(
  trx: Queries,
  { email, visit = null, language = null, isFromForm = false, fromNetwork = 1 }: SignUp,
  confirmation: MailTo | undefined,
  now: number,
) {
  const key = email.toLowerCase()
  await trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      email,
      email_key: key,
      state: 'pending',
      created_at: now,
      visit,
      language,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  if (!confirmation) return
  // Before looking at the state, so that the answer doesn't tell who is on the list.
  if ((await claimMailboxes(trx, [email], confirmations, now)).size === 0) return
  const total = isFromForm ? confirmationQuota.total : totalForOthers
  await claimConfirmation(trx, email, { total, fromNetwork, now })
  const asked = await trx
    .updateTable('subscribers')
    // Anyone can type an address, so whoever has left stays off the list until they confirm. The
    // language of the sign-up that's confirmed counts: its mail and its pages are in it.
    .set({ mailed_at: now, language })
    .where('email_key', '=', key)
    .where('state', '!=', 'confirmed')
    .returning(['id', 'email', 'language'])
    .executeTakeFirst()
  if (asked) await enqueue(trx, [mailRow(confirmation(asked), { now })])
}

async function claimConfirmation(
  trx: Queries,
  email: string,
  { total, fromNetwork, now }: { total: number; fromNetwork: number; now: number },
) {
  const quota = { ...confirmationQuota, total }
  const left = await leftOfQuota(trx, quota, now)
  if (fromNetwork > Math.max(1, left * shareOfNetwork)) throw new TooManyConfirmations()
  if ((await claimQuota(trx, [email], quota, now)).size === 0) throw new TooManyConfirmations()
}

/** How many sign-ups still wait for their confirmation mail to be sent. */
export async function waitingConfirmations(db: Queries): Promise<number> {
  return (await waitingRows(db)).length
}

export const confirmationsWait = (count: number): string =>
  `SMTP_URL is not set, so ${count === 1 ? '1 newsletter confirmation is' : `${count} newsletter confirmations are`} waiting. ${count === 1 ? 'It' : 'They'} will be sent once it is set.`

/** Links are valid for a week. A mail that has waited longer than this gets a new one. */
const renewAfter = 24 * 60 * 60 * 1000

/** Rewrites confirmations that waited for a mail server, so that their links are valid. */
export async function renewConfirmations(
  { db }: Store,
  confirmation: MailTo,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = (await waitingRows(trx)).filter((row) => row.created_at <= now - renewAfter)
    for (const { outbox_id, created_at: _, ...recipient } of old) {
      await trx
        .updateTable('outbox')
        .set({ payload: JSON.stringify(confirmation(recipient)), created_at: now })
        .where('id', '=', outbox_id)
        .where('state', '=', 'waiting')
        .execute()
    }
  })
}

/**
 * The confirmation mails that still wait. Whoever hasn't confirmed gets no other mails. Those who have
 * left may have older ones waiting, so only what was written since they were asked again counts.
 */
function waitingRows(db: Queries) {
  return db
    .selectFrom('subscribers')
    .innerJoin('outbox', 'outbox.recipient', 'subscribers.email')
    .where((where) => isAsked(where as unknown as ExpressionBuilder<Database, 'subscribers'>))
    .where((where) =>
      where.or([
        where('subscribers.state', '=', 'pending'),
        where('outbox.created_at', '>=', where.ref('subscribers.mailed_at')),
      ]),
    )
    .where('outbox.kind', '=', 'mail')
    .where('outbox.state', '=', 'waiting')
    .where('outbox.inquiry_id', 'is', null)
    .select([
      'outbox.id as outbox_id',
      'outbox.created_at as created_at',
      'subscribers.id as id',
      'subscribers.email as email',
      'subscribers.language as language',
    ])
    .execute()
}

/** Whether a subscriber was asked to confirm, and hasn't, or has left the list before that. */
const isAsked = (where: ExpressionBuilder<Database, 'subscribers'>) =>
  where.or([
    where('subscribers.state', '=', 'pending'),
    where.and([
      where('subscribers.state', '=', 'unsubscribed'),
      where('subscribers.mailed_at', '>', where.ref('subscribers.unsubscribed_at')),
    ]),
    where.and([
      where('subscribers.state', '=', 'bounced'),
      where('subscribers.mailed_at', '>', where.ref('subscribers.bounced_at')),
    ]),
  ])

/**
 * Confirms a sign-up and queues the welcome mail. Returns false if it doesn't exist, or if its
 * subscriber has left since.
 */
export async function confirm(
  { db }: Store,
  id: string,
  welcome: MailTo,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null })
      .where('id', '=', id)
      .where(isAsked)
      .returning(['id', 'email', 'language'])
      .executeTakeFirst()
    if (confirmed) {
      await forgetBounces(trx, id)
      await enqueue(trx, [mailRow(welcome(confirmed), { now })])
      return true
    }
    // Opening a link twice is fine.
    return (await find(trx, id))?.state === 'confirmed'
  })
}

/**
 * Unsubscribes an address, also one that has left and was asked to come back. Doing it twice, or for
 * a deleted address, isn't an error.
 */
export async function unsubscribe({ db }: Store, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const left = await trx
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .where((where) => where.or([where('state', '!=', 'unsubscribed'), isAsked(where)]))
      .returning('email')
      .executeTakeFirst()
    if (left) await slowDown(trx, left.email, confirmations, unsubscribeCountsAs, now)
  })
}

/** Whether a dead address was put back on the list, or why not. */
export type Restored = 'restored' | 'not-bounced' | 'unknown'

/** Puts an address that bounced back on the list, as if it never had. */
export async function restoreSubscriber({ db }: Store, email: string): Promise<Restored> {
  return await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('subscribers')
      .select(['id', 'state'])
      .where('email_key', '=', email.trim().toLowerCase())
      .executeTakeFirst()
    if (!known) return 'unknown'
    if (known.state !== 'bounced') return 'not-bounced'
    await trx
      .updateTable('subscribers')
      .set({ state: 'confirmed', bounced_at: null })
      .where('id', '=', known.id)
      .execute()
    await forgetBounces(trx, known.id)
    return 'restored'
  })
}

async function forgetBounces(trx: Queries, id: string) {
  await trx.deleteFrom('newsletter_bounces').where('subscriber_id', '=', id).execute()
}

/** Addresses that bounced, with the reason, in sign-up order. */
export async function listBounced(db: Queries): Promise<(SubscriberRow & { reason: string })[]> {
  const reasons = new Map(
    (
      await db
        .selectFrom('newsletter_bounces')
        .select(['subscriber_id', 'reason'])
        .orderBy('created_at')
        .execute()
    ).map(({ subscriber_id, reason }) => [subscriber_id, reason]),
  )
  const rows = await listSubscribers(db, 'bounced')
  return rows.map((row) => ({ ...row, reason: reasons.get(row.id) ?? '' }))
}

/** Those of these addresses that bounced. */
export async function bouncedAmong(db: Queries, emails: string[]): Promise<string[]> {
  const bounced = new Set((await listSubscribers(db, 'bounced')).map(({ email_key }) => email_key))
  return emails.filter((email) => bounced.has(email.toLowerCase()))
}

/** Subscribers in a state, or all of them, in sign-up order. */
export async function listSubscribers(
  db: Queries,
  state?: SubscriberState,
): Promise<SubscriberRow[]> {
  let query = db.selectFrom('subscribers').selectAll().orderBy('created_at').orderBy('id')
  if (state) query = query.where('state', '=', state)
  return await query.execute()
}

/** How many confirmed subscribers read each of the site's languages. */
export async function countReaders(db: Queries): Promise<Map<Language, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['language', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .execute()
  const counts = new Map(languages.map((language) => [language, 0]))
  for (const { language, count } of rows) {
    const read = storedLanguage(language)
    counts.set(read, (counts.get(read) ?? 0) + Number(count))
  }
  return counts
}

/** Deletes a subscriber and its mailbox's pacing. Returns whether there was one. */
export async function deleteSubscriber({ db }: Store, email: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('mail_pacing').where('mailbox', '=', mailboxOf(email.trim())).execute()
    const { numDeletedRows } = await trx
      .deleteFrom('subscribers')
      .where('email_key', '=', email.trim().toLowerCase())
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  })
}

function find(db: Queries, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}
