import { type Acceptance, claimKeys, fingerprintOf } from '#server/forms/idempotency.ts'
import type { SpamReason } from '#server/forms/spam.ts'
import { enqueue } from '#server/outbox/outbox.ts'
import { batched } from '#server/store/batch.ts'
import { insertRows } from '#server/store/insert-rows.ts'
import { newId } from '#server/store/new-id.ts'
import type { NewInquiryRow, Queries } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import type { Announce } from './mails.ts'

const day = 24 * 60 * 60 * 1000

/** An inquiry from a form. */
export interface NewInquiry {
  /** One of the contact form's types, or the name of another form, such as `questionnaire`. */
  type: string
  name: string
  email: string
  subject: string
  message: string
  /** Additional answers by label, in reading order. */
  details?: Record<string, string>
  /** Reasons to suspect spam. An inquiry with a reason goes to quarantine. */
  spam: SpamReason[]
  /** Repeats with the same key within 24 hours are stored once. */
  idempotencyKey?: string
  /** How the visitor got here, from `readVisit`. */
  visit?: string | null
  /** The language of the page it came from, such as `es`; by default the first one. */
  language?: string
}

/** Stores an inquiry; resolves when it's on disk. Rejects if the store can't be written. */
export type AcceptInquiry = (inquiry: NewInquiry) => Promise<Acceptance>

interface IntakeOptions {
  store: Store
  /** Not called for inquiries in quarantine. */
  announce: Announce
  /** Called after inquiries were stored. */
  onStored?: () => void
  clock?: () => number
}

/** The only way into the inbox, for every form. Inquiries that arrive together share one commit. */
export function inquiryIntake(options: IntakeOptions): AcceptInquiry {
  const { store, announce, onStored, clock = Date.now } = options
  const add = batched(async (inquiries: NewInquiry[]) => {
    const now = clock()
    const forms = inquiries.map(keyed)
    const acceptances = await store.db.transaction().execute(async (trx) => {
      const answers = await claimKeys(trx, forms, now)
      const fresh = inquiries.flatMap((inquiry, index) =>
        answers[index] === 'stored' ? [{ inquiry, print: forms[index]?.fingerprint ?? '' }] : [],
      )
      const known = await knownPrints(
        trx,
        fresh.map(({ print }) => print),
        now,
      )
      const rows = fresh.map(({ inquiry, print }) => {
        const row = inquiryRow(inquiry, print, known.has(print), now)
        if (row.state !== 'quarantined') known.add(print)
        return row
      })
      await insertRows(trx, 'inquiries', rows)
      const announced = rows.filter(({ state }) => state !== 'quarantined')
      if (announced.length > 0) await enqueue(trx, await announce(announced, trx))
      return answers
    })
    onStored?.()
    return acceptances
  }, 500)
  return (inquiry) => store.turns.first(() => add(inquiry))
}

/** The key and fingerprint that `repeatFinder` compares. */
export const keyed = (inquiry: NewInquiry) => ({
  key: inquiry.idempotencyKey,
  fingerprint: fingerprint(inquiry),
})

/** Whether the inquiry is in quarantine since it came first, in the last 24 hours. */
export async function isHeld(db: Queries, inquiry: NewInquiry, now: number): Promise<boolean> {
  const first = await db
    .selectFrom('inquiries')
    .select('state')
    .where('fingerprint', '=', fingerprint(inquiry))
    .where('received_at', '>', now - day)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return first?.state === 'quarantined'
}

/**
 * Which of these fingerprints the owner was sent in the last 24 hours. A copy in quarantine doesn't
 * count, so that someone whose message is held can send it again and get through.
 */
async function knownPrints(trx: Queries, prints: string[], now: number): Promise<Set<string>> {
  if (prints.length === 0) return new Set()
  const rows = await trx
    .selectFrom('inquiries')
    .select('fingerprint')
    .where('fingerprint', 'in', prints)
    .where('received_at', '>', now - day)
    .where('state', '!=', 'quarantined')
    .execute()
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

function inquiryRow(
  inquiry: NewInquiry,
  fingerprint: string,
  duplicate: boolean,
  now: number,
): NewInquiryRow {
  const reasons: SpamReason[] = duplicate ? [...inquiry.spam, 'duplicate'] : inquiry.spam
  return {
    id: newId(now),
    type: inquiry.type,
    state: reasons.length > 0 ? 'quarantined' : 'new',
    name: inquiry.name,
    email: inquiry.email,
    subject: inquiry.subject,
    message: inquiry.message,
    details: inquiry.details ? JSON.stringify(inquiry.details) : null,
    spam_reasons: reasons.join(',') || null,
    fingerprint,
    received_at: now,
    visit: inquiry.visit ?? null,
    language: inquiry.language ?? null,
  }
}

const fingerprint = ({ type, name, email, subject, message, details }: NewInquiry): string =>
  fingerprintOf(type, name, email.toLowerCase(), subject, message, details ?? null)
