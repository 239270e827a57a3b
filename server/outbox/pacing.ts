import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Queries } from '#server/store/schema.ts'

const day = 24 * 60 * 60 * 1000
/** After this time without a mail a mailbox counts as new. */
export const pacingMemory = 30 * day

/** At most one mail of a kind to a mailbox in the first pause, then in the second, and so on. */
export interface Pacing {
  /** The kind of mail. */
  purpose: string
  /** In ms; the last one holds for all further mails. */
  pauses: readonly number[]
}

/**
 * The mailbox that an address leads to: without case, without a tag (`name+tag@`), and at Gmail
 * without dots. Nobody can have a stranger mailed many times by writing the address differently.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const name = address.slice(0, at).toLowerCase()
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`
}

/** Takes note of a mail to each of these addresses and returns the mailboxes that may get theirs now. */
export async function claimMailboxes(
  trx: Queries,
  addresses: string[],
  { purpose, pauses }: Pacing,
  now: number,
): Promise<Set<string>> {
  // In order, so that two instances cannot wait for one another's rows.
  const mailboxes = [...new Set(addresses.map(mailboxOf))].sort()
  if (mailboxes.length === 0) return new Set()
  const forgotten = sql<boolean>`mail_pacing.mailed_at <= ${now - pacingMemory}`
  const isDue = (where: ExpressionBuilder<Database, 'mail_pacing'>) =>
    where.or([
      ...pauses.map((pause, index) =>
        where.and([
          where('mail_pacing.mails', index < pauses.length - 1 ? '=' : '>=', index + 1),
          where('mail_pacing.mailed_at', '<=', now - pause),
        ]),
      ),
      // The clock was ahead when it was written.
      where('mail_pacing.mailed_at', '>', now + day),
    ])
  const claimed = await trx
    .insertInto('mail_pacing')
    .values(mailboxes.map((mailbox) => ({ purpose, mailbox, mails: 1, mailed_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'mailbox'])
        .doUpdateSet({
          mails: sql`case when ${forgotten} then 1 else mail_pacing.mails + 1 end`,
          mailed_at: now,
        })
        .where((where) => isDue(where as unknown as ExpressionBuilder<Database, 'mail_pacing'>)),
    )
    .returning('mailbox')
    .execute()
  return new Set(claimed.map(({ mailbox }) => mailbox))
}

/** Has a mailbox wait as if it had been sent at least so many mails, the last one now. */
export async function slowDown(
  trx: Queries,
  address: string,
  { purpose }: Pacing,
  mails: number,
  now: number,
): Promise<void> {
  await trx
    .insertInto('mail_pacing')
    .values({ purpose, mailbox: mailboxOf(address), mails, mailed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'mailbox']).doUpdateSet({
        mails: sql`case when mail_pacing.mails > ${mails} then mail_pacing.mails else ${sql.lit(mails)} end`,
        mailed_at: now,
      }),
    )
    .execute()
}
