import { domainToASCII } from 'node:url'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Queries } from '#server/store/schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** After this long without mail, a mailbox counts as new. */
export const pacingMemory = 30 * day

/** Allows one mail per mailbox in the first pause, then one in the second, and so on. */
export interface Pacing {
  /** The kind of mail. */
  purpose: string
  /** In ms. The last one repeats. */
  pauses: readonly number[]
}

/**
 * The mailbox behind an address: ignoring case and tags (`name+tag@`), spellings of Unicode, and at
 * Gmail also dots. Different spellings therefore can't be used to flood a stranger.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainOf(address)
  const name = address.slice(0, at).normalize('NFKC').toLowerCase()
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`
}

/** An address's domain as the DNS knows it, with `bücher.example` as `xn--bcher-kva.example`. */
function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '')
  return domainToASCII(domain) || domain.toLowerCase()
}

/** Records a mail to each of these addresses and returns the mailboxes that may get one now. */
export async function claimMailboxes(
  trx: Queries,
  addresses: string[],
  { purpose, pauses }: Pacing,
  now: number,
): Promise<Set<string>> {
  // Sorted, so that two servers can't deadlock on each other's rows.
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
      // Written while the clock was ahead.
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

/** Limits how many mailboxes may get a mail in a time: of one domain, and in all. */
export interface Quota {
  /** The kind of mail. */
  purpose: string
  /** In ms. */
  window: number
  perDomain: number
  total: number
}

/** How many strangers get a mail of a kind because somebody typed their addresses into a form. */
export const strangersQuota = (purpose: string): Quota => ({
  purpose,
  window: hour,
  perDomain: 5,
  total: 200,
})

/** Providers whose domains belong to millions of people. They count toward the total alone. */
const largeProviders = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'comcast.net'],
  ...['proton.me', 'protonmail.com', 'fastmail.com', 'hey.com', 'zoho.com', 'mail.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de', 't-online.de', 'orange.fr', 'free.fr'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'btinternet.com', 'yahoo.co.jp', 'yahoo.co.in'],
  ...['qq.com', '163.com', '126.com', 'naver.com', 'yandex.ru', 'mail.ru', 'libero.it'],
])

/** Counted since `mailed_at`, which may have been written while the clock was ahead. */
const isOver = (window: number, now: number) =>
  sql<boolean>`(mail_pacing.mailed_at <= ${now - window} or mail_pacing.mailed_at > ${now + window})`

/** How many more mailboxes may get a mail in all. */
export async function leftOfQuota(
  trx: Queries,
  { purpose, window, total }: Quota,
  now: number,
): Promise<number> {
  const counted = await trx
    .selectFrom('mail_pacing')
    .select('mails')
    .where('purpose', '=', purpose)
    .where('mailbox', '=', '@')
    .where((where) => where.not(isOver(window, now)))
    .executeTakeFirst()
  return Math.max(0, total - (counted?.mails ?? 0))
}

/** Counts a mail to each of these addresses. Returns those within the limits. */
export async function claimQuota(
  trx: Queries,
  addresses: Iterable<string>,
  { purpose, window, perDomain, total }: Quota,
  now: number,
): Promise<Set<string>> {
  const over = isOver(window, now)
  const count = async (mailbox: string, limit: number) => {
    const counted = await trx
      .insertInto('mail_pacing')
      .values({ purpose, mailbox, mails: 1, mailed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['purpose', 'mailbox'])
          .doUpdateSet({
            mails: sql`case when ${over} then 1 else mail_pacing.mails + 1 end`,
            mailed_at: sql`case when ${over} then ${now} else mail_pacing.mailed_at end`,
          })
          .where(sql<boolean>`${over} or mail_pacing.mails < ${limit}`),
      )
      .returning('mails')
      .executeTakeFirst()
    return counted !== undefined
  }
  // All domains in their order, and the total behind them, so that two servers can't deadlock on each
  // other's rows.
  const wanted = [...addresses].map((address) => ({ address, domain: domainOf(address) }))
  const claimed = new Set<string>()
  for (const { address, domain } of wanted.sort((a, b) => (a.domain < b.domain ? -1 : 1)))
    if (largeProviders.has(domain) || (await count(`@${domain}`, perDomain))) claimed.add(address)
  for (const address of claimed) if (!(await count('@', total))) claimed.delete(address)
  return claimed
}

/** Makes a mailbox wait as if it had received at least this many mails, the last one just now. */
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
