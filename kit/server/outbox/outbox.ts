import type { OutgoingMail } from '#contracts/mail-transport.ts'
import { insertRows } from '#server/store/insert-rows.ts'
import { newId } from '#server/store/new-id.ts'
import type { NewOutboxRow, Queries } from '#server/store/schema.ts'

export type Mail = Pick<OutgoingMail, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers'>

export interface Webhook {
  type: string
  /** ISO 8601. */
  timestamp: string
  data: Record<string, unknown>
}

/**
 * Lower numbers go first. Notices to the owner go out before everything else, and there are no
 * notices about them. Mails that someone waits for go before those that are many and similar, such
 * as a newsletter issue.
 */
export const priorities = { notice: -1, normal: 0, bulk: 1 } as const

interface Details {
  now: number
  /** By default, a new id. A given one is the same on every server. */
  id?: string
  /** The inquiry it belongs to; deleted together with it. */
  inquiryId?: string
  urgency?: keyof typeof priorities
}

/** The row for a mail. Its id is the left part of the Message-ID on every attempt. */
export function mailRow(mail: Mail, details: Details): NewOutboxRow {
  return outboxRow('mail', mail.to, mail, details)
}

/** The row for a call of the owner's webhook. */
export function webhookRow(event: Webhook, details: Details): NewOutboxRow {
  return outboxRow('webhook', 'webhook', event, details)
}

/** The row for a delivery of any kind. Its id is the same on every attempt. */
export function outboxRow(
  kind: string,
  recipient: string,
  payload: object,
  { now, id = newId(now), inquiryId, urgency = 'normal' }: Details,
): NewOutboxRow {
  return {
    id,
    kind,
    inquiry_id: inquiryId ?? null,
    recipient,
    payload: JSON.stringify(payload),
    state: 'waiting',
    attempts: 0,
    due_at: now,
    created_at: now,
    priority: priorities[urgency],
    destination: recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase(),
  }
}

/**
 * Adds deliveries to the outbox. In a transaction, they're sent only if it commits. Call the post
 * office's `wake()` after the commit to send them right away.
 */
export async function enqueue(db: Queries, rows: NewOutboxRow[]): Promise<void> {
  await insertRows(db, 'outbox', rows)
}
