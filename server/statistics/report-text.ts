import { table, terminalText } from '#server/inbox/table.ts'
import type { Count, Report } from './report.ts'

/** Rows of a list that is read, not searched. */
const rowsShown = 15
const barWidth = 24

/** The report for a terminal or the text part of a mail. */
export function reportText(report: Report, width: number): string {
  const { range, days, pages, sources, devices, articles, inquiries, emptySearches } = report
  const sections: [heading: string, text: string][] = [
    ['By day', bars(days, width)],
    ['Pages', bars(pages.slice(0, rowsShown), width)],
    ['Where readers come from', bars(sources.slice(0, rowsShown), width)],
    ['Devices', bars(devices, width)],
    ['Articles that lead to inquiries', articleTable(articles, width)],
    ['Inquiries', inquiryTable(inquiries, width)],
    ['Searches without a result', bars(emptySearches.slice(0, rowsShown), width)],
  ]
  return [
    `${range.title} (${range.first} to ${range.last})`,
    summary(report),
    ...sections.map(([heading, text]) => `\n${heading}\n${text || 'None.'}`),
    '',
  ].join('\n')
}

/** The week in one sentence. */
export function summary({ views, viewsBefore, inquiries, signUps }: Report): string {
  const change = viewsBefore
    ? `, ${views >= viewsBefore ? '+' : '−'}${Math.round((Math.abs(views - viewsBefore) / viewsBefore) * 100)}% against the time before`
    : ''
  return `${number(views, 'page view')}${change}; ${number(inquiries.length, 'inquiry', 'inquiries')}; ${number(signUps, 'newsletter sign-up')}.`
}

const number = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function bars(counts: Count[], width: number): string {
  if (counts.length === 0) return ''
  const max = Math.max(1, ...counts.map(({ count }) => count))
  const nameWidth = Math.min(
    Math.max(...counts.map(({ name }) => name.length)),
    Math.max(10, width - barWidth - 12),
  )
  return counts
    .map(({ name, count }) => {
      const bar = '█'.repeat(Math.round((count / max) * barWidth)).padEnd(barWidth)
      const label = terminalText(name).replace(/\s+/g, ' ').slice(0, nameWidth).padEnd(nameWidth)
      return `  ${label}  ${bar}  ${count.toLocaleString('en-US')}`
    })
    .join('\n')
}

const articleTable = (articles: Report['articles'], width: number) =>
  articles.length === 0
    ? ''
    : table(
        ['inquiries', 'sign-ups', 'views', 'article'],
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
        ['id', 'day', 'type', 'began on', 'came from', 'subject'],
        inquiries.map(({ id, day, type, landing, source, subject }) => [
          id.slice(0, 8),
          day,
          type,
          landing,
          source,
          subject,
        ]),
        width,
      )
