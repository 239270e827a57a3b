import { insertRows } from '#server/store/insert-rows.ts'
import { newId } from '#server/store/new-id.ts'
import type { NewOutboxRow, Queries } from '#server/store/schema.ts'

export interface Mail {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

export interface Webhook {
  type: string
  /** ISO 8601. */
  timestamp: string
  data: Record<string, unknown>
}

interface Details {
  now: number
  /** The inquiry it belongs to; deleted together with it. */
  inquiryId?: string
  /**
   * One of many similar mails, such as a newsletter issue. Mails that someone waits for go first.
   */
  bulk?: boolean
}

/** Notices to the owner go out before everything else, and there are no notices about them. */
export const noticePriority = -1

/** The row for a mail. Its id is the left part of the Message-ID on every attempt. */
export function mailRow(mail: Mail, details: Details): NewOutboxRow {
  return row('mail', mail.to, mail, details)
}

/** The row for a call of the owner's webhook. */
export function webhookRow(event: Webhook, details: Details): NewOutboxRow {
  return row('webhook', 'webhook', event, details)
}

/**
 * Adds deliveries to the outbox. In a transaction, they're sent only if it commits. Call the
 * running outbox's `wake()` after the commit to send them right away.
 */
export async function enqueue(db: Queries, rows: NewOutboxRow[]): Promise<void> {
  await insertRows(db, 'outbox', rows)
}

function row(
  kind: NewOutboxRow['kind'],
  recipient: string,
  payload: Mail | Webhook,
  { now, inquiryId, bulk }: Details,
): NewOutboxRow {
  return {
    id: newId(now),
    kind,
    inquiry_id: inquiryId ?? null,
    recipient,
    payload: JSON.stringify(payload),
    state: 'waiting',
    attempts: 0,
    due_at: now,
    created_at: now,
    priority: bulk ? 1 : 0,
    destination: recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase(),
  }
}
