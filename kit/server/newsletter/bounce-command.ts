import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeadAddress } from '#server/outbox/smtp-answer.ts'
import { errorCode } from '#server/store/error-code.ts'
import type { Store } from '#server/store/store.ts'
import { pauseIfRefused, type RefusalOptions, recordBounce } from './bounces.ts'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'
import { NewsletterError } from './letter.ts'
import { readLinkToken } from './link-token.ts'

/** Larger mails aren't delivery reports about ours, which are below 200 kB. */
const maxSize = 500_000

/** What reading a mail came to. */
export type ReportOutcome = 'counted' | 'known' | 'other-failure' | 'not-ours' | 'no-report'

interface ReportOptions extends RefusalOptions {
  store: Store
  now: () => number
}

/**
 * Counts the dead address that a delivery report is about. The report must quote the Message-ID of
 * one of our mails, which is signed, so nobody else can have an address counted.
 */
export async function countReport(raw: Uint8Array, options: ReportOptions): Promise<ReportOutcome> {
  const { store, now } = options
  if (raw.length > maxSize) return 'no-report'
  const report = await readDeliveryReport(raw).catch(() => undefined)
  if (!report) return 'no-report'
  const delivery = await deliveryOf(store, report, now())
  if (!delivery) return 'not-ours'
  if (report.action !== 'failed' || !isDeadAddress(report.status)) return 'other-failure'
  const bounce = { ...delivery, reason: `report: ${report.status}`, reported: true }
  return await store.db.transaction().execute(async (trx) => {
    if (!(await recordBounce(trx, bounce, now()))) return 'known'
    await pauseIfRefused(trx, delivery.issueId, now(), options)
    return 'counted'
  })
}

/** The newsletter delivery that a report is about. Its record is kept for 30 days. */
async function deliveryOf(store: Store, { messageId }: DeliveryReport, now: number) {
  const [token = ''] = messageId?.split('@') ?? []
  const secret = await store.secret('newsletter-links')
  const id = readLinkToken(secret, 'delivery', token, now)
  if (id === undefined) return undefined
  const row = await store.db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.email', 'outbox.recipient')
    .where('outbox.id', '=', id)
    .where('outbox.kind', '=', 'newsletter')
    .select('subscribers.id as subscriberId')
    .executeTakeFirst()
  const issue = await store.db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('id', 'like', `${id.slice(0, 8)}-%`)
    .executeTakeFirst()
  return row && issue && { subscriberId: row.subscriberId, issueId: issue.id }
}

/** Reads reports from files, folders of mails, and Maildirs, and says what they came to. */
export async function bouncesCommand(
  paths: string[],
  options: ReportOptions & { say: (text: string) => void },
): Promise<void> {
  const counts: Record<ReportOutcome, number> = {
    counted: 0,
    known: 0,
    'other-failure': 0,
    'not-ours': 0,
    'no-report': 0,
  }
  for (const file of paths.flatMap(mailsIn)) counts[await countReport(readMail(file), options)]++
  const lines = [
    `Dead addresses counted: ${counts.counted}`,
    `Counted before: ${counts.known}`,
    `Failures that say nothing about an address: ${counts['other-failure']}`,
    `Not about a newsletter of yours: ${counts['not-ours']}`,
    `No delivery reports: ${counts['no-report']}`,
  ]
  options.say(lines.join('\n'))
}

/** The mails of a folder or a Maildir, or the file itself. */
function mailsIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw new NewsletterError(`There is no file or folder ${path}.`)
  if (!stat.isDirectory()) return [path]
  const entries = readdirSync(path, { withFileTypes: true })
  const names = new Set(entries.filter((each) => each.isDirectory()).map(({ name }) => name))
  if (names.has('cur') && names.has('new'))
    return [...mailsIn(join(path, 'new')), ...mailsIn(join(path, 'cur'))]
  return entries.filter((each) => each.isFile()).map(({ name }) => join(path, name))
}

function readMail(file: string): Uint8Array {
  try {
    return statSync(file).size > maxSize ? new Uint8Array() : readFileSync(file)
  } catch (error) {
    // A mail program may move a mail of a Maildir at any moment.
    if (errorCode(error) === 'ENOENT') return new Uint8Array()
    throw error
  }
}
