import { fill, formatDate, plural } from '#i18n/format.ts'
import words from '#messages/outbox.json' with { type: 'json' }
import type { NewOutboxRow, OutboxRow } from '#server/store/schema.ts'
import { mailRow, webhookRow } from './outbox.ts'

/** How the owner is told. */
export interface Receivers {
  /** The owner's address; undefined if no mail server is set. */
  mail: string | undefined
  webhook: boolean
}

/** A delayed or abandoned delivery, for the owner. */
export interface DeliveryNotice {
  id: string
  event: 'delayed' | 'dead'
  kind: OutboxRow['kind']
  recipient: string
  attempts: number
  lastError: string | null
  /** In ms since 1970. */
  createdAt: number
}

/** A mail to the owner about deliveries. If it fails, there's no notice about that. */
export const noticeMail = (to: string, notices: DeliveryNotice[], now: number): NewOutboxRow =>
  mailRow(
    {
      to,
      subject: plural(words.subject, notices.length),
      text: [words.intro, '', ...notices.map(line), '', words.advice].join('\n'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    { now, urgency: 'notice' },
  )

/** A call of the owner's webhook about deliveries. */
export function noticeCall(notices: DeliveryNotice[], now: number): NewOutboxRow {
  const deliveries = notices.map(({ createdAt, ...notice }) => ({
    ...notice,
    created: new Date(createdAt).toISOString(),
  }))
  const timestamp = new Date(now).toISOString()
  const event = { type: 'delivery.failing', timestamp, data: { deliveries } }
  return webhookRow(event, { now, urgency: 'notice' })
}

function line({ event, kind, recipient, attempts, lastError, createdAt }: DeliveryNotice): string {
  return fill(event === 'dead' ? words.dead : words.delayed, {
    what: kind === 'webhook' ? words.webhook : fill(words.mailTo, { recipient }),
    time: new Date(createdAt).toISOString().slice(0, 16).replace('T', ' '),
    attempts,
    error: lastError ?? '–',
  })
}

/** Says that the daily backup failed. `last` is the day of the last one. */
export function backupNotices(
  { mail: to, webhook }: Receivers,
  { reason, last }: { reason: string; last: string | null },
  now: number,
): NewOutboxRow[] {
  const { subject, failed, last: lastDay, none, advice } = words.backup
  const rows: NewOutboxRow[] = []
  if (to) {
    const when = last ? fill(lastDay, { day: formatDate(last) }) : none
    const text = [fill(failed, { reason }), when, '', advice].join('\n')
    const headers = { 'Auto-Submitted': 'auto-generated' }
    rows.push(mailRow({ to, subject, text, headers }, { now, urgency: 'notice' }))
  }
  if (webhook) {
    const timestamp = new Date(now).toISOString()
    const event = { type: 'backup.failing', timestamp, data: { reason, last } }
    rows.push(webhookRow(event, { now, urgency: 'notice' }))
  }
  return rows
}
