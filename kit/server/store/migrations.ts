import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sorted by name. Never change a released migration; add another one. */
export const migrations: Record<string, Migration> = {
  '001-inbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('inquiries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('details', 'text')
        .addColumn('spam_reasons', 'text')
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('inquiries_by_state')
        .on('inquiries')
        .columns(['state', 'received_at'])
        .execute()
      await db.schema
        .createIndex('inquiries_by_fingerprint')
        .on('inquiries')
        .columns(['fingerprint', 'received_at'])
        .execute()

      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('inquiry_id', 'text', (column) =>
          column.references('inquiries.id').onDelete('cascade'),
        )
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('first_attempt_at', 'bigint')
        .addColumn('lease_owner', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('finished_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .column('due_at')
        .where(sql.ref('state'), '=', sql.lit('waiting'))
        .execute()
      await db.schema.createIndex('outbox_by_inquiry').on('outbox').column('inquiry_id').execute()

      await db.schema
        .createTable('idempotency_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()

      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()

      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      if (db.getExecutor().adapter instanceof PostgresAdapter) {
        // Counters may be lost in a crash, so they don't need the write-ahead log.
        await sql`alter table rate_limits set unlogged`.execute(db)
      }
    },
  },

  '002-newsletter': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('subscribers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('mailed_at', 'bigint')
        .addColumn('confirmed_at', 'bigint')
        .addColumn('unsubscribed_at', 'bigint')
        .execute()
    },
  },

  '003-hardening': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('outbox')
        .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema
        .alterTable('outbox')
        .addColumn('destination', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.dropIndex('outbox_due').execute()
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['priority', 'due_at'])
        .where(sql.ref('state'), '=', sql.lit('waiting'))
        .execute()

      await db.schema
        .createTable('outbox_notices')
        .addColumn('outbox_id', 'text', (column) =>
          column.notNull().references('outbox.id').onDelete('cascade'),
        )
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('mailed_at', 'bigint')
        .addPrimaryKeyConstraint('outbox_notices_key', ['outbox_id', 'event'])
        .execute()

      await db.schema
        .createTable('mail_pacing')
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('mailbox', 'text', (column) => column.notNull())
        .addColumn('mails', 'integer', (column) => column.notNull())
        .addColumn('mailed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('mail_pacing_key', ['purpose', 'mailbox'])
        .execute()

      await db.schema
        .createTable('heartbeat')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('beat_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },

  '004-statistics': {
    async up(db: Kysely<unknown>) {
      for (const table of ['inquiries', 'subscribers'])
        await db.schema.alterTable(table).addColumn('visit', 'text').execute()
      await db.schema
        .createTable('page_views')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'source', 'device'])
        .execute()
      await db.schema
        .createTable('empty_searches')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('term', 'text', (column) => column.notNull())
        .addColumn('searches', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('empty_searches_key', ['day', 'term'])
        .execute()
    },
  },

  '005-newsletter-issues': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('subscribers')
        .addColumn('bounces', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('subscribers').addColumn('consent_source', 'text').execute()
      await db.schema
        .createTable('newsletter_issues')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('send_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('handed_over', 'integer', (column) => column.notNull())
        .addColumn('last_created_at', 'bigint')
        .addColumn('last_id', 'text')
        .addColumn('fed_at', 'bigint')
        .addColumn('finished_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('subscribers_in_order')
        .on('subscribers')
        .columns(['created_at', 'id'])
        .execute()
    },
  },

  '006-clock': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('clock')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('steady_since', 'bigint', (column) => column.notNull())
        .execute()
    },
  },

  '007-bounces': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('refused', 'text').execute()
      await db.schema.alterTable('subscribers').addColumn('bounced_at', 'bigint').execute()
      // Counted refusals of us as well, so its numbers are of no use.
      await db.schema.alterTable('subscribers').dropColumn('bounces').execute()
      await db.schema.alterTable('newsletter_issues').addColumn('pause_reason', 'text').execute()
      await db.schema.alterTable('newsletter_issues').addColumn('resumed_at', 'bigint').execute()
      await db.schema
        .createTable('newsletter_bounces')
        .addColumn('issue_id', 'text', (column) => column.notNull())
        .addColumn('subscriber_id', 'text', (column) =>
          column.notNull().references('subscribers.id').onDelete('cascade'),
        )
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('reported', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('newsletter_bounces_key', ['subscriber_id', 'issue_id'])
        .execute()
    },
  },

  '008-unknown-addresses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('unknown_addresses')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('unknown_addresses_key', ['day', 'address'])
        .execute()
    },
  },

  '009-languages': {
    async up(db: Kysely<unknown>) {
      for (const table of ['inquiries', 'subscribers'])
        await db.schema.alterTable(table).addColumn('language', 'text').execute()
    },
  },

  '010-issue-languages': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('newsletter_issue_languages')
        .addColumn('issue_id', 'text', (column) =>
          column.notNull().references('newsletter_issues.id').onDelete('cascade'),
        )
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('newsletter_issue_languages_key', ['issue_id', 'language'])
        .execute()
    },
  },
}
