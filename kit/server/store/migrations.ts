import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration by statements that SQLite and PostgreSQL both understand. */
const by = (...statements: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const inbox = by(
  `create table inquiries (
    id text primary key,
    type text not null,
    state text not null,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    details text,
    spam_reasons text,
    fingerprint text not null,
    received_at bigint not null
  )`,
  'create index inquiries_by_state on inquiries (state, received_at)',
  'create index inquiries_by_fingerprint on inquiries (fingerprint, received_at)',
  `create table outbox (
    id text primary key,
    kind text not null,
    inquiry_id text references inquiries (id) on delete cascade,
    recipient text not null,
    payload text not null,
    state text not null,
    attempts integer not null,
    due_at bigint not null,
    first_attempt_at bigint,
    lease_owner text,
    lease_until bigint,
    last_error text,
    created_at bigint not null,
    finished_at bigint
  )`,
  "create index outbox_due on outbox (due_at) where state = 'waiting'",
  'create index outbox_by_inquiry on outbox (inquiry_id)',
  `create table idempotency_keys (
    key text primary key,
    fingerprint text not null,
    created_at bigint not null
  )`,
  'create table secrets (name text primary key, value text not null)',
  `create table rate_limits (
    key text primary key,
    count integer not null,
    expires_at bigint not null
  )`,
)

/** Sorted by name. Never change what a released migration does; add another one. */
export const migrations: Record<string, Migration> = {
  '001-inbox': {
    async up(db: Kysely<unknown>) {
      await inbox.up(db)
      // Counters may be lost in a crash, so they don't need the write-ahead log.
      if (db.getExecutor().adapter instanceof PostgresAdapter)
        await sql`alter table rate_limits set unlogged`.execute(db)
    },
  },

  '002-newsletter': by(
    `create table subscribers (
      id text primary key,
      email text not null,
      email_key text not null unique,
      state text not null,
      created_at bigint not null,
      mailed_at bigint,
      confirmed_at bigint,
      unsubscribed_at bigint
    )`,
  ),

  '003-hardening': by(
    'alter table outbox add column priority integer default 0 not null',
    "alter table outbox add column destination text default '' not null",
    'drop index outbox_due',
    "create index outbox_due on outbox (priority, due_at) where state = 'waiting'",
    `create table outbox_notices (
      outbox_id text not null references outbox (id) on delete cascade,
      event text not null,
      created_at bigint not null,
      mailed_at bigint,
      constraint outbox_notices_key primary key (outbox_id, event)
    )`,
    `create table mail_pacing (
      purpose text not null,
      mailbox text not null,
      mails integer not null,
      mailed_at bigint not null,
      constraint mail_pacing_key primary key (purpose, mailbox)
    )`,
    'create table heartbeat (id integer primary key, beat_at bigint not null)',
  ),

  '004-statistics': by(
    'alter table inquiries add column visit text',
    'alter table subscribers add column visit text',
    `create table page_views (
      day text not null,
      page text not null,
      source text not null,
      device text not null,
      views integer not null,
      constraint page_views_key primary key (day, page, source, device)
    )`,
    `create table empty_searches (
      day text not null,
      term text not null,
      searches integer not null,
      constraint empty_searches_key primary key (day, term)
    )`,
  ),

  '005-newsletter-issues': by(
    'alter table subscribers add column bounces integer default 0 not null',
    'alter table subscribers add column consent_source text',
    `create table newsletter_issues (
      id text primary key,
      slug text not null,
      subject text not null,
      html text not null,
      text text not null,
      path text not null,
      state text not null,
      send_at bigint not null,
      created_at bigint not null,
      handed_over integer not null,
      last_created_at bigint,
      last_id text,
      fed_at bigint,
      finished_at bigint
    )`,
    'create index subscribers_in_order on subscribers (created_at, id)',
  ),

  '006-clock': by(
    `create table clock (
      id integer primary key,
      seen_at bigint not null,
      steady_since bigint not null
    )`,
  ),

  '007-bounces': by(
    'alter table outbox add column refused text',
    'alter table subscribers add column bounced_at bigint',
    // Counted refusals of us as well, so its numbers are of no use.
    'alter table subscribers drop column bounces',
    'alter table newsletter_issues add column pause_reason text',
    'alter table newsletter_issues add column resumed_at bigint',
    `create table newsletter_bounces (
      issue_id text not null,
      subscriber_id text not null references subscribers (id) on delete cascade,
      reason text not null,
      reported integer not null,
      created_at bigint not null,
      constraint newsletter_bounces_key primary key (subscriber_id, issue_id)
    )`,
  ),

  '008-unknown-addresses': by(
    `create table unknown_addresses (
      day text not null,
      address text not null,
      requests integer not null,
      constraint unknown_addresses_key primary key (day, address)
    )`,
  ),

  '009-languages': by(
    'alter table inquiries add column language text',
    'alter table subscribers add column language text',
  ),

  '010-issue-languages': by(
    `create table newsletter_issue_languages (
      issue_id text not null references newsletter_issues (id) on delete cascade,
      language text not null,
      subject text not null,
      html text not null,
      text text not null,
      path text not null,
      constraint newsletter_issue_languages_key primary key (issue_id, language)
    )`,
  ),

  '011-newsletter-left': by('create table newsletter_left (code text primary key)'),
}
