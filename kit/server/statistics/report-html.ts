import { escapeAttribute, escapeText } from 'entities'
import { textDirection } from '#contracts/languages.ts'
import { fill, formatDate, formatNumber } from '#i18n/format.ts'
import { locale } from '#locale'
import words from '#messages/statistics.json' with { type: 'json' }
import { mailColors } from '#owner/mail-colors.ts'
import { typeLabel } from '#server/forms/type-label.ts'
import { type Count, notKnown, type Report, redirectHint } from './report.ts'
import { backupLine, inquiriesHeading, shownValue, summary } from './report-text.ts'

const rowsShown = 20

/**
 * The report as a self-contained page, for a file or a mail. Files have SVG charts. Mail programs
 * don't show those, so a mail has tables with bars.
 */
export function reportHtml(
  report: Report,
  site: { name: string; url: string },
  mail = false,
): string {
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
    [
      headings.days,
      mail
        ? barTable(days.map(({ name, count }) => ({ name: shortDay(name), count })))
        : `${dayPlot(days, 840, 'wide')}${dayPlot(days, 360, 'narrow')}`,
    ],
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
svg{width:100%;height:auto}svg rect{fill:${mailColors.link}}svg text{font:11px system-ui,sans-serif;fill:currentColor}svg line{stroke:#8888}
.narrow{display:none}@media(max-width:600px){.narrow{display:block}.wide{display:none}.b{width:28%}}
.auto{table-layout:auto}.auto .n{width:auto}
.none{opacity:.75}`

/** Columns per day, with a scale. Phones get a separate, readable chart. */
function dayPlot(days: Count[], width: number, name: string): string {
  const max = niceMax(Math.max(1, ...days.map(({ count }) => count)))
  const [height, left, top, bottom] = [220, 44, 8, 24]
  const labelWidth = 56
  const step = (width - left) / days.length
  const y = (count: number) => (height - bottom) * (1 - count / max) + top
  const scale = [0, max / 2, max].map(
    (count) =>
      `<line x1="${left}" x2="${width}" y1="${y(count)}" y2="${y(count)}"/><text x="${left - 6}" y="${y(count) + 4}" text-anchor="end">${formatNumber(count)}</text>`,
  )
  /** Every how many days there's room for a label. */
  const labelEvery = Math.ceil((days.length * labelWidth) / (width - left))
  const columns = days.map(({ name, count }, index) => {
    const x = left + index * step
    const label =
      index % labelEvery === 0
        ? `<text x="${x + step / 2}" y="${height}" text-anchor="middle">${shortDay(name)}</text>`
        : ''
    return `<rect x="${x + step * 0.15}" y="${y(count)}" width="${step * 0.7}" height="${Math.max(0, y(0) - y(count))}"><title>${shortDay(name)}: ${formatNumber(count)}</title></rect>${label}`
  })
  return `<svg class="${name}" viewBox="0 0 ${width} ${height + top}" role="img" aria-label="${escapeAttribute(words.plot)}">${scale.join('')}${columns.join('')}</svg>`
}

/** A round number of at least `max` whose half is whole. */
function niceMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max))
  const round = [1, 2, 4, 5, 10].find((factor) => factor * power >= max) ?? 10
  return Math.max(2, round * power)
}

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
