import { checkIdentity } from '@wize/kit/owner/check-identity.ts'
import { identity } from '#identity.ts'
import { readIssue } from '#server/newsletter/letter.ts'
import { issueMail } from '#server/newsletter/sending.ts'
import { ownerNotices } from '#server/outbox/notice-mail.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { lastWeek, readReport } from '#server/statistics/report.ts'
import { reportHtml } from '#server/statistics/report-html.ts'
import { reportMail } from '#server/statistics/report-mail.ts'
import type { Store } from '#server/store/store.ts'
import type { Leak } from './built-files.ts'
import { englishIn, linesOfText, textsOfHtml } from './texts.ts'

const site = { name: identity.company.name, url: identity.url }

/** Mails that no visitor triggers: an issue, the report, and notices of late deliveries. */
export async function mailsOfTheServer(store: Store, slug: string): Promise<Mail[]> {
  const to = 'reader@site.example'
  const issue = await readIssue('dist', slug, checkIdentity(identity))
  const links = { url: site.url, secret: Buffer.alloc(32) }
  const report = await readReport(store.db, lastWeek(Date.now() + 7 * 24 * 60 * 60 * 1000))
  const failed = { deliveryId: '1', inquiryId: null, recipient: to, attempts: 3, lastError: null }
  const notices = (['delayed', 'dead'] as const).flatMap((event) =>
    (['mail', 'webhook'] as const).map((kind) => ({ ...failed, event, kind, createdAt: 0 })),
  )
  const notice = ownerNotices({ to, webhook: false }).mail(notices as never, 0)
  return [
    issueMail(issue, { id: '1', email: to, created_at: 0, language: null }, links),
    reportMail(report, { site, to, weekly: true }),
    { to, subject: '', text: '', html: reportHtml(report, site) },
    JSON.parse(notice.payload),
  ]
}

/** Plain English in mails. `typed` is visitors' text, which mails repeat. */
export const leaksInMails = (mails: Mail[], typed: ReadonlySet<string>): Leak[] =>
  mails.flatMap(({ subject, text, html }) =>
    [subject, ...linesOfText(text), ...textsOfHtml(html ?? '')]
      .filter((line) => englishIn(line, typed).length > 0)
      .map((line) => ({ where: `Mail ${subject.slice(0, 40)}`, text: line.trim().slice(0, 120) })),
  )
