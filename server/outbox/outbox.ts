import { randomUUID } from 'node:crypto'
import { insertRows } from '#server/store/insert-rows.ts'
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
  /** The inquiry that it tells of, to be deleted with it. */
  inquiryId?: string
  /** One of many alike, such as an issue of the newsletter: whatever somebody waits for goes first. */
  bulk?: boolean
}

/** The row of a mail to be sent. Its id is the left part of the Message-ID, at every attempt. */
export function mailRow(mail: Mail, details: Details): NewOutboxRow {
  return row('mail', mail.to, mail, details)
}

/** The row of a call of the owner's webhook. */
export function webhookRow(event: Webhook, details: Details): NewOutboxRow {
  return row('webhook', 'webhook', event, details)
}

/**
 * Puts deliveries into the outbox. Given a transaction, they are sent if and only if it commits.
 * Call the running outbox's `wake()` after the commit to have them sent at once.
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
    id: randomUUID(),
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
