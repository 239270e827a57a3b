import { escapeText } from 'entities'
import { textDirection } from '#contracts/languages.ts'
import { fill, formatDate, formatNumber } from '#i18n/format.ts'
import { locale } from '#locale'
import words from '#messages/statistics.json' with { type: 'json' }
import { mailColors } from '#owner/mail-colors.ts'
import { typeLabel } from '#server/forms/type-label.ts'
import { type Count, notKnown, type Report, redirectHint } from './report.ts'
import { backupLine, inquiriesHeading, shownValue, summary } from './report-text.ts'

const rowsShown = 20

/** The report as a self-contained page, for a file or a mail. Mail programs don't show SVG, so it has tables with bars. */
export function reportHtml(report: Report, site: { name: string; url: string }): string {
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
  const { sections: headings } = words
  const sections: [heading: string, html: string][] = [
    [headings.days, barTable(days.map(({ name, count }) => ({ name: shortDay(name), count })))],
    [headings.pages, barTable(pages.slice(0, rowsShown))],
    [headings.sources, barTable(sources.slice(0, rowsShown))],
    [headings.devices, barTable(devices)],
    [headings.articles, articleTable(articles.slice(0, rowsShown))],
    [inquiriesHeading(report), inquiries.map(inquiryText).join('\n')],
    [headings.searches, barTable(emptySearches.slice(0, rowsShown))],
    [
      headings.unknown,
      unknownAddresses.length > 0
        ? `${barTable(unknownAddresses.slice(0, rowsShown))}<p>${escapeText(redirectHint(unknownAddresses))}</p>`
        : '',
    ],
  ]
  const { title: period, first, last } = range
  const title = fill(words.title, { company: site.name, range: period })
  const about = fill(words.about, { host: new URL(site.url).host, first, last })
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
<style>${css}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
${[summary(report), ...backupLine(report)].map((line) => `<p>${escapeText(line)}</p>`).join('\n')}
${sections.map(([heading, html]) => `<h2>${escapeText(heading)}</h2>\n${html || `<p class="none">${escapeText(words.none)}</p>`}`).join('\n')}
<p class="none">${escapeText(about)}</p>
</body>
</html>
`
}

const css = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:880px;margin:32px auto;padding:0 16px}
h1{font-size:28px;line-height:1.2}h2{font-size:18px;margin:32px 0 8px}
table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{text-align:start;padding-block:4px;padding-inline:0 12px;vertical-align:top}
td{overflow-wrap:anywhere}p{overflow-wrap:anywhere}
th{font-weight:600;border-block-end:1px solid #8888}.n{width:64px;text-align:end;white-space:nowrap}td:last-child,th:last-child{padding-inline-end:0}
.b{width:40%}.b div{background:${mailColors.link};height:14px;margin-top:5px}
@media(max-width:600px){.b{width:28%}}
.auto{table-layout:auto}.auto .n{width:auto}
.none{opacity:.75}`

function barTable(counts: Count[]): string {
  if (counts.length === 0) return ''
  const max = Math.max(1, ...counts.map(({ count }) => count))
  const rows = counts.map(
    ({ name, count }) =>
      `<tr><td>${escapeText(shownValue(name))}</td><td class="b"><div style="width:${Math.round((count / max) * 100)}%"></div></td><td class="n">${formatNumber(count)}</td></tr>`,
  )
  return `<table>${rows.join('\n')}</table>`
}

function articleTable(articles: Report['articles']): string {
  if (articles.length === 0) return ''
  const { article, ...columns } = words.articleColumns
  const cells = (tag: string, page: string, others: string[]) =>
    `<tr><${tag}>${escapeText(page)}</${tag}>${others.map((text) => `<${tag} class="n">${escapeText(text)}</${tag}>`).join('')}</tr>`
  const rows = articles.map(({ page, inquiries, signUps, views }) =>
    cells(
      'td',
      page,
      [inquiries, signUps, views].map((count) => formatNumber(count)),
    ),
  )
  return `<table class="auto">${cells('th', article, [columns.inquiries, columns.signUps, columns.views])}\n${rows.join('\n')}</table>`
}

/** The inquiry's type, and the page and source that led to it. */
function inquiryText({ day, type, subject, landing, source }: Report['inquiries'][number]): string {
  const origin =
    landing === notKnown && source === notKnown
      ? words.originUnknown
      : fill(words.origin, { landing: shownValue(landing), source: shownValue(source) })
  return `<p><strong>${escapeText(subject)}</strong><br>${shortDay(day)}, ${escapeText(typeLabel(type))}<br>${escapeText(origin)}</p>`
}

const shortDay = (date: string) => formatDate(date, { month: 'short', day: 'numeric' })
