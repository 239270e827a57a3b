import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'

/** All times are milliseconds since 1970, UTC. */
export interface InquiriesTable {
  id: string
  /** One of the contact form's types, or the name of another form, such as `questionnaire`. */
  type: string
  state: InquiryState
  name: string
  email: string
  subject: string
  message: string
  /** Further answers as JSON, label to answer; null when the form has none. */
  details: string | null
  /** Why the inquiry went to quarantine, joined by commas; null when nothing was suspected. */
  spam_reasons: string | null
  /** Hash of sender and content, to find duplicates. */
  fingerprint: string
  received_at: number
  /** Landing page, referring host and campaign of the visit, as JSON; null when the form named none. */
  visit: string | null
}
export const inquiryStates = ['new', 'read', 'answered', 'quarantined'] as const
export type InquiryState = (typeof inquiryStates)[number]

export interface OutboxTable {
  id: string
  kind: 'mail' | 'webhook' | 'newsletter'
  /** The inquiry that this delivery tells of; deleting it deletes the delivery. */
  inquiry_id: string | null
  /** Address of a mail, or the kind's name where there is but one receiver. */
  recipient: string
  /** What is delivered, as JSON; emptied once it is delivered. */
  payload: string
  state: OutboxState
  attempts: number
  /** Not before this time. */
  due_at: number
  first_attempt_at: number | null
  /** The worker that is delivering it, until `lease_until`. */
  lease_owner: string | null
  lease_until: number | null
  last_error: string | null
  created_at: number
  finished_at: number | null
  /** Lower numbers first: 0 for a mail that somebody waits for, 1 for bulk mail. */
  priority: Generated<number>
  /** Domain of the recipient or host of the webhook, for limits per destination. */
  destination: Generated<string>
}
export type OutboxState = 'waiting' | 'delivered' | 'dead'

/** Deliveries that the owner is to hear of: late for hours, or given up. */
export interface OutboxNoticesTable {
  outbox_id: string
  event: 'delayed' | 'dead'
  created_at: number
  /** When the mail that tells of it was put into the outbox. */
  mailed_at: number | null
}

/** When a mailbox was last sent an automatic mail, so that nobody can flood a stranger's. */
export interface MailPacingTable {
  /** The kind of mail, such as `acknowledgement`. */
  purpose: string
  /** The address without case and tags: see `mailboxOf`. */
  mailbox: string
  mails: number
  mailed_at: number
}

/** One row, written by readiness checks. */
export interface HeartbeatTable {
  id: number
  beat_at: number
}

/** One row: see `isClockSteady`. */
export interface ClockTable {
  id: number
  /** When a server last looked. */
  seen_at: number
  /** Since when the clock has gone without a jump. */
  steady_since: number
}

/** Sign-ups for the newsletter. */
export interface SubscribersTable {
  id: string
  /** As it was typed. */
  email: string
  /** The address in lower case, to know it again. */
  email_key: string
  state: SubscriberState
  created_at: number
  /** When the last mail that asks for confirmation was put into the outbox; null when none was. */
  mailed_at: number | null
  confirmed_at: number | null
  unsubscribed_at: number | null
  /** Issues in a row that the mail server refused for good. */
  bounces: Generated<number>
  /** Where an address that was imported was confirmed. */
  consent_source: string | null
  /** As of an inquiry. */
  visit: string | null
}
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export interface IdempotencyKeysTable {
  key: string
  fingerprint: string
  created_at: number
}

export interface SecretsTable {
  name: string
  /** 32 random bytes, base64. */
  value: string
}

/** Counts of the forms' limits; used with PostgreSQL, where instances share them. */
export interface RateLimitsTable {
  key: string
  count: number
  expires_at: number
}

/** Newsletter issues that are, were or will be sent. */
export interface NewsletterIssuesTable {
  id: string
  slug: string
  subject: string
  html: string
  text: string
  /** Path of the web version. */
  path: string
  state: 'sending' | 'paused' | 'sent'
  /** Not before this time. */
  send_at: number
  created_at: number
  /** Recipients put into the outbox so far. */
  handed_over: number
  /** The last of them, in the order of sign-ups. */
  last_created_at: number | null
  last_id: string | null
  /** Up to when the rate has been used. */
  fed_at: number | null
  finished_at: number | null
}

/** How often a page was read; see `PageCount`. */
export interface PageViewsTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  page: string
  source: string
  device: string
  views: number
}

/** What visitors looked for in the blog and didn't find. */
export interface EmptySearchesTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  term: string
  searches: number
}

export interface Database {
  inquiries: InquiriesTable
  outbox: OutboxTable
  outbox_notices: OutboxNoticesTable
  mail_pacing: MailPacingTable
  heartbeat: HeartbeatTable
  clock: ClockTable
  subscribers: SubscribersTable
  idempotency_keys: IdempotencyKeysTable
  secrets: SecretsTable
  rate_limits: RateLimitsTable
  newsletter_issues: NewsletterIssuesTable
  page_views: PageViewsTable
  empty_searches: EmptySearchesTable
}

export type InquiryRow = Selectable<InquiriesTable>
export type NewInquiryRow = Insertable<InquiriesTable>
export type OutboxRow = Selectable<OutboxTable>
export type IssueRow = Selectable<NewsletterIssuesTable>
export type SubscriberRow = Selectable<SubscribersTable>
export type NewOutboxRow = Insertable<OutboxTable>
/** The store's query interface, inside a transaction or not. */
export type Queries = Kysely<Database> | Transaction<Database>
