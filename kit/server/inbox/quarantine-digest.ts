import { sql } from 'kysely'
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/quarantine.json' with { type: 'json' }
import type { Receivers } from '#server/outbox/notice-mail.ts'
import { enqueue, type Mail, mailRow, webhookRow } from '#server/outbox/outbox.ts'
import { claimMailboxes, mailboxOf } from '#server/outbox/pacing.ts'
import type { InquiryRow, Queries } from '#server/store/schema.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

const purpose = 'quarantine-digest'
/** A digest waits this long for more messages, which come in bursts. */
const settling = 10 * minute
/** The shortest time between two digests if strangers' floods put messages into quarantine. */
const floodPause = 6 * hour
/** The same if all of them look automated themselves. */
const usualPause = day
/** Messages older than this are in no digest, even if there was none yet. */
const maxAge = 7 * day
const maxListed = 50
const maxSubject = 100

/** Marks the mail, so that it can be withdrawn together with a message that it lists. */
const mark = { 'X-Digest': 'quarantine' }

type Held = Pick<InquiryRow, 'id' | 'name' | 'email' | 'subject' | 'spam_reasons' | 'received_at'>

/**
 * Queues one list of what came into quarantine since the last one, if it's time for that. Copies of
 * messages that the owner has aren't listed. Returns whether it did.
 */
export async function queueDigest(
  db: Queries,
  { mail, webhook }: Receivers,
  now: number,
): Promise<boolean> {
  if (!mail && !webhook) return false
  const mailbox = mail ?? 'webhook'
  // What's being stored right now is in the next digest.
  const until = now - settling
  return await db.transaction().execute(async (trx) => {
    const since = await lastDigest(trx, mailbox, until)
    const held = trx
      .selectFrom('inquiries')
      .where('state', '=', 'quarantined')
      .where('spam_reasons', '!=', 'duplicate')
      .where('received_at', '>', since)
      .where('received_at', '<=', until)
    const { count, floods } = await held
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number | null>`sum(case when spam_reasons like '%flood%' then 1 else 0 end)`.as(
          'floods',
        ),
      ])
      .executeTakeFirstOrThrow()
    if (Number(count) === 0) return false
    const pauses = [Number(floods) > 0 ? floodPause : usualPause]
    const claimed = await claimMailboxes(trx, [mailbox], { purpose, pauses }, until)
    if (claimed.size === 0) return false
    const listed: Held[] = await held
      .select(['id', 'name', 'email', 'subject', 'spam_reasons', 'received_at'])
      .orderBy('received_at', 'desc')
      .limit(maxListed)
      .execute()
    await enqueue(trx, [
      ...(mail ? [mailRow(digest(mail, listed, Number(count)), { now })] : []),
      ...(webhook ? [webhookRow(event(listed, Number(count), now), { now })] : []),
    ])
    return true
  })
}

/**
 * Deletes digests that aren't delivered yet, because they list messages that are being deleted. The
 * next one lists the others.
 */
export async function withdrawDigests(trx: Queries): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where('state', '!=', 'delivered')
    .where('payload', 'like', `%${JSON.stringify(mark).slice(1, -1)}%`)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n)
    await trx.deleteFrom('mail_pacing').where('purpose', '=', purpose).execute()
}

/** When the last digest ended. */
async function lastDigest(trx: Queries, mailbox: string, until: number): Promise<number> {
  const row = await trx
    .selectFrom('mail_pacing')
    .select('mailed_at')
    .where('purpose', '=', purpose)
    .where('mailbox', '=', mailboxOf(mailbox))
    .executeTakeFirst()
  const first = until - maxAge
  // A later time was written while the clock was ahead.
  return row && row.mailed_at <= until ? Math.max(row.mailed_at, first) : first
}

function digest(to: string, listed: Held[], count: number): Mail {
  const more = count - listed.length
  return {
    to,
    subject: plural(words.subject, count),
    text: [
      words.intro,
      '',
      ...listed.map(line),
      ...(more > 0 ? ['', plural(words.more, more)] : []),
      '',
      words.advice,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated', ...mark },
  }
}

const line = ({ id, name, email, subject, spam_reasons, received_at }: Held): string =>
  fill(words.line, {
    time: new Date(received_at).toISOString().slice(0, 16).replace('T', ' '),
    from: `${name} <${email}>`,
    subject: subject.slice(0, maxSubject),
    reasons: spam_reasons ?? '',
    id: id.slice(0, 8),
  })

/** Without names and words, because a webhook can't be withdrawn. */
const event = (listed: Held[], count: number, now: number) => ({
  type: 'inquiries.quarantined',
  timestamp: new Date(now).toISOString(),
  data: {
    count,
    inquiries: listed.map(({ id, spam_reasons, received_at }) => ({
      id,
      reasons: spam_reasons?.split(',') ?? [],
      received: new Date(received_at).toISOString(),
    })),
  },
})
