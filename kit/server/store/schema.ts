import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'

export const inquiryStates = ['new', 'read', 'answered', 'quarantined'] as const
export type InquiryState = (typeof inquiryStates)[number]
/** `held` belongs to a newsletter issue that is paused. */
export type OutboxState = 'waiting' | 'held' | 'delivered' | 'dead'
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Every table. All times are milliseconds since 1970, UTC. */
export interface Database {
  inquiries: {
    id: string
    /** One of the contact form's types, or the name of another form, such as `questionnaire`. */
    type: string
    state: InquiryState
    name: string
    email: string
    subject: string
    message: string
    /** Additional answers by label, as JSON; null if the form has none. */
    details: string | null
    /** Comma-separated reasons for quarantine; null if nothing was suspected. */
    spam_reasons: string | null
    /** Hash of sender and content, to find duplicates. */
    fingerprint: string
    received_at: number
    /**
     * The visit's landing page, referring host, and campaign, as JSON; null if the form reported
     * none.
     */
    visit: string | null
    /** The language of the page it came from, such as `es`; null stands for the first language. */
    language: string | null
  }

  outbox: {
    id: string
    /** Which sender delivers it, such as `mail`, `webhook`, or `newsletter`. */
    kind: string
    /** The inquiry it belongs to. Deleting the inquiry deletes the delivery. */
    inquiry_id: string | null
    /** A mail's address, or the kind's name if there's only one receiver. */
    recipient: string
    /** What to deliver, as JSON. Emptied after the delivery. */
    payload: string
    state: OutboxState
    attempts: number
    /** Not sent before this time. */
    due_at: number
    first_attempt_at: number | null
    /** The worker delivering it, until `lease_until`. */
    lease_owner: string | null
    lease_until: number | null
    last_error: string | null
    /** Whom the last attempt's refusal was about; null if it wasn't refused. */
    refused: 'recipient' | 'mail' | 'us' | null
    created_at: number
    finished_at: number | null
    /** Lower numbers go first: -1 for notices to the owner, 0 for a mail that someone waits for, 1 for bulk mail. */
    priority: Generated<number>
    /** The recipient's domain, or `webhook`: what the limit per destination counts by. */
    destination: Generated<string>
  }

  /** Deliveries to report to the owner: hours late, or abandoned. */
  outbox_notices: {
    outbox_id: string
    event: 'delayed' | 'dead'
    created_at: number
    /** When the mail about it was queued. */
    mailed_at: number | null
  }

  /** When a mailbox was last sent an automatic mail, so that nobody can flood a stranger's. */
  mail_pacing: {
    /** The kind of mail, such as `acknowledgment`. */
    purpose: string
    /** The address without case and tags: see `mailboxOf`. */
    mailbox: string
    mails: number
    mailed_at: number
  }

  /** One row, written by readiness checks. */
  heartbeat: {
    id: number
    beat_at: number
  }

  /** One row: see `isClockSteady`. */
  clock: {
    id: number
    /** When a server last checked. */
    seen_at: number
    /** Since when the clock hasn't jumped. */
    steady_since: number
  }

  /** Sign-ups for the newsletter. */
  subscribers: {
    id: string
    /** As typed. */
    email: string
    /** The address in lower case, for lookups. */
    email_key: string
    state: SubscriberState
    created_at: number
    /** When the last confirmation mail was queued; null if none was. */
    mailed_at: number | null
    confirmed_at: number | null
    unsubscribed_at: number | null
    /** When the address was found dead. */
    bounced_at: number | null
    /** Where an imported address was confirmed. */
    consent_source: string | null
    /** The same as an inquiry's. */
    visit: string | null
    language: string | null
  }

  idempotency_keys: {
    key: string
    fingerprint: string
    created_at: number
  }

  secrets: {
    name: string
    /** 32 random bytes, base64. */
    value: string
  }

  /** The forms' limits. Only used with PostgreSQL, where servers share them. */
  rate_limits: {
    key: string
    count: number
    expires_at: number
  }

  /** Newsletter issues, sent or still to send. */
  newsletter_issues: {
    id: string
    slug: string
    subject: string
    html: string
    text: string
    /** Path of the web version. */
    path: string
    state: 'sending' | 'paused' | 'sent'
    /** Not sent before this time. */
    send_at: number
    created_at: number
    /** Recipients queued so far. */
    handed_over: number
    /** The last of them, in sign-up order. */
    last_created_at: number | null
    last_id: string | null
    /** The time up to which the rate has been used. */
    fed_at: number | null
    finished_at: number | null
    /** Why it was paused, for the owner; null if the owner did it. */
    pause_reason: string | null
    /** When it was last resumed: refusals before that no longer count. */
    resumed_at: number | null
  }

  /** A newsletter issue as subscribers who read another language than the first get it. */
  newsletter_issue_languages: {
    issue_id: string
    /** Such as `es`. */
    language: string
    subject: string
    html: string
    text: string
    /** Path of the web version. */
    path: string
  }

  /** Newsletter issues that didn't reach a subscriber because the address is dead. */
  newsletter_bounces: {
    issue_id: string
    subscriber_id: string
    /** The mail server's answer or the delivery report's status, for the owner. */
    reason: string
    /** Whether the mail server had accepted the mail, and reported this later. */
    reported: 0 | 1
    created_at: number
  }

  /** Addresses that left the newsletter and were deleted. */
  newsletter_left: {
    /** From `leftCodes`. */
    code: string
  }

  /** How often a page was read; see `PageCount`. */
  page_views: {
    /** YYYY-MM-DD, UTC. */
    day: string
    page: string
    source: string
    device: string
    views: number
  }

  /** Addresses that lead nowhere. */
  unknown_addresses: {
    /** YYYY-MM-DD, UTC. */
    day: string
    address: string
    requests: number
  }

  /** Blog searches without results. */
  empty_searches: {
    /** YYYY-MM-DD, UTC. */
    day: string
    term: string
    searches: number
  }
}

export type InquiryRow = Selectable<Database['inquiries']>
export type NewInquiryRow = Insertable<Database['inquiries']>
export type OutboxRow = Selectable<Database['outbox']>
export type IssueRow = Selectable<Database['newsletter_issues']>
export type SubscriberRow = Selectable<Database['subscribers']>
export type NewOutboxRow = Insertable<Database['outbox']>
/** The store's query interface, in a transaction or not. */
export type Queries = Kysely<Database> | Transaction<Database>
