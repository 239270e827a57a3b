import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { childrenOf, type Element, texOf } from '#content/html-tree.ts'
import type { Identity } from '#contracts/identity.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/services.json' with { type: 'json' }
import { inks, openPaper } from '#site/ui/paper.ts'
import type { SampleSummary } from './SampleTeaser.tsx'

type Paper = ReturnType<typeof openPaper>

const cellPadding = 6
/** Where the middle of lowercase letters is, as a share of a line's height. */
const lowercaseMiddle = 0.49
/** How far lists and formulas are set in. */
const indent = 16

/** A sample deliverable as a PDF, rendered from its page's HTML. */
export function samplePdf({ title, summary }: SampleSummary, html: string, identity: Identity) {
  const { label, note, footer } = words.sample
  return textPdf({ title, summary, label, note, footer }, html, identity)
}

interface PaperText {
  title: string
  summary: string
  label: string
  /** In small type under the summary. */
  note?: string
  /** With `{title}`, `{company}`, `{page}`, and `{pages}`. */
  footer: string
}

/**
 * A text as a PDF, rendered from its page's HTML: in smaller type if that spares a last page, which
 * is often a few lines.
 */
export function textPdf(text: PaperText, html: string, identity: Identity): Promise<Buffer> {
  const usual = drawText(text, html, identity, 1)
  for (const scale of [0.95, 0.9]) {
    const smaller = drawText(text, html, identity, scale)
    if (smaller.pageCount() < usual.pageCount()) return smaller.close()
  }
  return usual.close()
}

function drawText(
  { title, summary, label, note, footer }: PaperText,
  html: string,
  { company, locale }: Identity,
  scale: number,
): Paper {
  const paper = openPaper({
    title,
    author: company.name,
    subject: label,
    country: company.country,
    locale,
    scale,
  })
  const { doc, left, top, display, text, tagged, width } = paper
  tagged('P', () => display(10, inks.brand).text(label, left, top))
  tagged('H1', () => display(27).text(title, left, doc.y + 4, { width }))
  tagged('P', () => text(13, inks.secondary).text(summary, left, doc.y + 4, { width }))
  if (note) tagged('P', () => text(9.5, inks.secondary).text(note, left, doc.y + 6, { width }))
  doc.y += 8
  for (const element of childrenOf(parseFragment(html))) drawBlock(paper, element)
  drawFooters(paper, footer, title, company.name)
  return paper
}

function drawBlock(paper: Paper, element: Element) {
  const { doc, left, display, text, tagged, keep, rule, width } = paper
  switch (element.tagName) {
    case 'h2':
      // Room for the divider, the heading, and a line under it.
      keep(80)
      rule(inks.ink, 12, 11)
      tagged('H2', () => display(14).text(oneLine(element), left, doc.y, { width }))
      doc.y += 5
      break
    case 'h3':
      keep(50)
      tagged('H3', () => display(11).text(oneLine(element), left, doc.y + 4, { width }))
      doc.y += 3
      break
    case 'p':
      keep(30)
      tagged('P', () => text(11).text(oneLine(element), left, doc.y, { width }))
      doc.y += 6
      break
    case 'math':
      keep(30)
      tagged('Formula', () =>
        text(11).text(oneLine(element), left + indent, doc.y, { width: width - indent }),
      )
      doc.y += 6
      break
    case 'ul':
    case 'ol':
      drawList(paper, element)
      break
    case 'table':
      drawTable(paper, element)
      break
    default:
      throw new Error(
        `<${element.tagName}> can't be drawn: expected paragraphs, headings of level 2 or 3, lists, tables, or formulas`,
      )
  }
}

function drawList({ doc, left, width, text, keep, decoration }: Paper, list: Element) {
  const structure = doc.struct('L')
  doc.addStructure(structure)
  for (const [index, item] of childrenOf(list).entries()) {
    text(11)
    keep(doc.heightOfString(oneLine(item), { width: width - indent }))
    const { y } = doc
    if (list.tagName === 'ul') {
      const middle = y + doc.currentLineHeight() * lowercaseMiddle
      decoration(() => doc.rect(left, middle - 2, 4, 4).fill(inks.brand))
    }
    structure.add(
      doc.struct('LI', {}, () => {
        if (list.tagName === 'ol') text(11, inks.secondary).text(`${index + 1}.`, left, y)
        text(11).text(oneLine(item), left + indent, y, { width: width - indent })
      }),
    )
    doc.y += 3
  }
  structure.end()
  doc.y += 4
}

function drawTable({ doc, left, width, display, text, keep, rule }: Paper, table: Element) {
  const rows = childrenOf(table).flatMap((part) => childrenOf(part))
  const columns = columnWidths(rows, width)
  const structure = doc.struct('Table')
  doc.addStructure(structure)
  for (const row of rows) {
    const cells = childrenOf(row)
    const font = (cell: Element) => (cell.tagName === 'th' ? display(9.5) : text(10.5))
    const heights = cells.map((cell, at) =>
      font(cell).heightOfString(oneLine(cell), { width: (columns[at] ?? 0) - cellPadding }),
    )
    const height = Math.max(...heights)
    keep(height + 2 * cellPadding)
    const { y } = doc
    const rowStructure = doc.struct('TR')
    structure.add(rowStructure)
    let x = left
    for (const [at, cell] of cells.entries()) {
      const start = x
      const cellWidth = columns[at] ?? 0
      rowStructure.add(
        doc.struct(cell.tagName.toUpperCase(), {}, () => {
          font(cell).text(oneLine(cell), start, y, { width: cellWidth - cellPadding })
        }),
      )
      x += cellWidth
    }
    rowStructure.end()
    doc.y = y + height
    rule(inks.line, cellPadding - 2, cellPadding)
  }
  structure.end()
  doc.y += 4
}

/** Column widths in proportion to each column's longest text, at least an eighth of the page. */
function columnWidths(rows: Element[], width: number): number[] {
  const lengths = rows
    .slice(0, 1)
    .flatMap(childrenOf)
    .map((_, at) =>
      Math.max(...rows.map((row) => Math.min(oneLine(childrenOf(row)[at]).length, 60))),
    )
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const shares = lengths.map((length) => Math.max(length / all, 0.125))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share / total) * width)
}

function drawFooters(
  { doc, left, width, text, decoration, bottom }: Paper,
  pattern: string,
  title: string,
  company: string,
) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const footer = fill(pattern, { title, company, page: page + 1, pages: count })
    // With a margin, text this low would start a new page.
    doc.page.margins.bottom = 0
    decoration(() =>
      text(9, inks.secondary).text(footer, left, doc.page.height - bottom + 16, {
        width,
        lineBreak: false,
      }),
    )
  }
}

/** An element's text without line breaks. Formulas are in TeX, which is all that a line can hold. */
const oneLine = (element: Element | undefined) =>
  element ? printed(element).replaceAll(/\s+/g, ' ') : ''

function printed(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && node.tagName === 'math') return texOf(node)
  return 'childNodes' in node ? node.childNodes.map(printed).join('') : ''
}
