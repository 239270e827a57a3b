import { fill, plural } from '#i18n/format.ts'
import words from '#messages/outbox.json' with { type: 'json' }
import type { DeliveryNotice, NoticeOptions } from './notices.ts'
import { mailRow, webhookRow } from './outbox.ts'

/** The notices to the owner about delayed or abandoned deliveries. */
export function ownerNotices(options: { to: string; webhook: boolean }): NoticeOptions {
  return {
    mail: (notices, now) =>
      mailRow(
        {
          to: options.to,
          subject: plural(words.subject, notices.length),
          text: [words.intro, '', ...notices.map(line), '', words.advice].join('\n'),
          headers: { 'Auto-Submitted': 'auto-generated' },
        },
        { now },
      ),
    webhook: options.webhook
      ? (notices, now) =>
          webhookRow(
            {
              type: 'delivery.failing',
              timestamp: new Date(now).toISOString(),
              data: {
                deliveries: notices.map(({ createdAt, ...notice }) => ({
                  ...notice,
                  created: new Date(createdAt).toISOString(),
                })),
              },
            },
            { now },
          )
      : undefined,
  }
}

function line({ event, kind, recipient, attempts, lastError, createdAt }: DeliveryNotice): string {
  return fill(event === 'dead' ? words.dead : words.delayed, {
    what: kind === 'webhook' ? words.webhook : fill(words.mailTo, { recipient }),
    time: new Date(createdAt).toISOString().slice(0, 16).replace('T', ' '),
    attempts,
    error: lastError ?? '–',
  })
}
