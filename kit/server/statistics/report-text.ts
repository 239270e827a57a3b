import { oneLine } from '#contracts/terminal-text.ts'
import { entryOf, fill, formatDate, formatList, formatNumber, plural } from '#i18n/format.ts'
import words from '#messages/statistics.json' with { type: 'json' }
import { typeLabel } from '#server/forms/type-label.ts'
import { table } from '#server/table.ts'
import { type Count, type Report, redirectHint } from './report.ts'

/** Maximum rows of a list. */
const rowsShown = 15
const barWidth = 24

/** The report for a terminal, or for the text part of a mail. */
export function reportText(report: Report, width: number): string {
  const {
    range,
    days,
    pages,
    sources,
    devices,
    articles,
    inquiries,
    emptySearches,
    unknownAddresses,
  } = report
  const { sections, none } = words
  const parts: [heading: string, text: string][] = [
    [sections.days, bars(days, width)],
    [sections.pages, bars(pages.slice(0, rowsShown), width)],
    [sections.sources, bars(sources.slice(0, rowsShown), width)],
    [sections.devices, bars(devices, width)],
    [sections.articles, articleTable(articles.slice(0, rowsShown), width)],
    [inquiriesHeading(report), inquiryTable(inquiries, width)],
    [sections.searches, bars(emptySearches.slice(0, rowsShown), width)],
    [
      sections.unknown,
      [bars(unknownAddresses.slice(0, rowsShown), width), redirectHint(unknownAddresses)]
        .filter(Boolean)
        .join('\n'),
    ],
  ]
  const { title, first, last } = range
  return [
    fill(words.range, { title, first, last }),
    summary(report),
    ...backupLine(report),
    ...parts.map(([heading, text]) => `\n${heading}\n${text || none}`),
    '',
  ].join('\n')
}

/** The week in one sentence. */
export function summary({ views, viewsBefore, inquiryCount, signUps }: Report): string {
  const count = plural(words.summary.views, views)
  const change = formatNumber(views / viewsBefore - 1, {
    style: 'percent',
    signDisplay: 'exceptZero',
  })
  return fill(words.summary.sentence, {
    list: formatList([
      viewsBefore ? fill(words.summary.compared, { views: count, change }) : count,
      plural(words.summary.inquiries, inquiryCount),
      plural(words.summary.signUps, signUps),
    ]),
  })
}

/** Says when the list below it is only a part. */
export const inquiriesHeading = ({ inquiries, inquiryCount }: Report): string =>
  inquiries.length < inquiryCount
    ? fill(words.latestInquiries, { count: inquiries.length })
    : words.sections.inquiries

/** When the last backup was made; nothing if the server makes none. */
export function backupLine({ lastBackup }: Report): string[] {
  if (lastBackup === undefined) return []
  const { last, none } = words.backup
  return [lastBackup ? fill(last, { day: formatDate(lastBackup) }) : none]
}

/** The label for a value that isn't a name, such as a device class. */
export const shownValue = (value: string): string => entryOf<string>(words.values, value) ?? value

function bars(counts: Count[], width: number): string {
  if (counts.length === 0) return ''
  const max = Math.max(1, ...counts.map(({ count }) => count))
  const labels = counts.map(({ name }) => oneLine(shownValue(name)))
  const labelWidth = Math.min(
    Math.max(...labels.map(({ length }) => length)),
    Math.max(10, width - barWidth - 12),
  )
  return counts
    .map(({ count }, index) => {
      const bar = '█'.repeat(Math.round((count / max) * barWidth)).padEnd(barWidth)
      const label = (labels[index] ?? '').slice(0, labelWidth).padEnd(labelWidth)
      return `  ${label}  ${bar}  ${formatNumber(count)}`
    })
    .join('\n')
}

const { articleColumns: columns, inquiryColumns } = words
const articleTable = (articles: Report['articles'], width: number) =>
  articles.length === 0
    ? ''
    : table(
        [columns.inquiries, columns.signUps, columns.views, columns.article],
        articles.map(({ page, views, inquiries, signUps }) => [
          ...[inquiries, signUps, views].map(String),
          page,
        ]),
        width,
      )

const inquiryTable = (inquiries: Report['inquiries'], width: number) =>
  inquiries.length === 0
    ? ''
    : table(
        [
          inquiryColumns.id,
          inquiryColumns.day,
          inquiryColumns.type,
          inquiryColumns.landing,
          inquiryColumns.source,
          inquiryColumns.subject,
        ],
        inquiries.map(({ id, day, type, landing, source, subject }) => [
          id.slice(0, 8),
          day,
          typeLabel(type),
          shownValue(landing),
          shownValue(source),
          subject,
        ]),
        width,
      )
