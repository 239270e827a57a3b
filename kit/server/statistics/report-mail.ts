import { fill } from '#i18n/format.ts'
import words from '#messages/statistics.json' with { type: 'json' }
import type { Mail } from '#server/outbox/outbox.ts'
import { hashedId } from '#server/store/new-id.ts'
import type { Range, Report } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportText } from './report-text.ts'

interface ReportMailOptions {
  site: { name: string; url: string }
  to: string
  /** Whether it's sent automatically. */
  weekly: boolean
}

export function reportMail(report: Report, { site, to, weekly }: ReportMailOptions): Mail {
  return {
    to,
    subject: fill(words.title, { company: site.name, range: report.range.title }),
    text: `${reportText(report, 100)}\n${weekly ? `${words.weekly}\n` : ''}`,
    html: reportHtml(report, site),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The same on all servers sharing a store, so that only one of them can send a week's report. */
export const reportMailId = ({ first }: Range): string => hashedId(`report:${first}`)
