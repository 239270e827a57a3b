import type { Parent } from '#content/html-tree.ts'
import { type Edit, parsed } from './html.ts'

/** A number without what follows it in its sentence. */
const number = '\\d(?:[\\d.,]*\\d)?'

/** A unit that says nothing alone, but not the beginning of a word, such as “são” or “s’en”. */
const unit = "[ \\n](?:[kMGT]i?B|[mµ]?s)(?!['’]?[\\p{L}\\d])"

/**
 * A range, such as 10–40, a product, or a quotient, perhaps with its unit, or a number with one. A
 * longer calculation may break before its other signs: as a whole, it would leave a narrow column.
 */
const unbroken = new RegExp(
  [
    `(?<![\\d.,])\\d[\\d.,]*(?:(?:–|[ \\n][×÷][ \\n])${number}(?:${unit})?|${unit})`,
    `(?<=\\d[ \\n])[×÷][ \\n]${number}(?:${unit})?`,
  ].join('|'),
  'gu',
)

/** Elements whose text stays as it is: as typed, as sent, or as a browser writes it again. */
const untouched = [
  ...['head', 'script', 'style', 'textarea', 'option', 'svg', 'math', 'astro-island'],
  ...['pre', 'code', 'kbd', 'samp'],
]

/** Only for pages that need it: others have no byte to spare. */
const style = '<style>.unbroken{white-space:nowrap}</style>'

/**
 * Keeps a number's parts on one line. Browsers would break it after a dash and at each space. Returns
 * the page as it was parsed, and what's left to edit.
 */
export function keepNumbersWhole(html: string): { html: string; document: Parent; edits: Edit[] } {
  if (html.search(unbroken) !== -1) {
    // The style is in it before it's parsed, because a page is parsed only once.
    const styled = html.replace('</head>', `${style}</head>`)
    const document = parsed(styled)
    const edits = editsIn(document, styled)
    if (edits.length > 0) return { html: styled, document, edits }
  }
  return { html, document: parsed(html), edits: [] }
}

function editsIn(document: Parent, html: string): Edit[] {
  const edits: Edit[] = []
  function collect(parent: Parent) {
    for (const node of parent.childNodes) {
      const { startOffset: from, endOffset: to } = node.sourceCodeLocation ?? {}
      if ('value' in node && from !== undefined && to !== undefined) {
        const text = html.slice(from, to)
        const kept = text.replaceAll(unbroken, '<span class="unbroken">$&</span>')
        if (kept !== text) edits.push({ from, to, text: kept })
      } else if ('tagName' in node && !untouched.includes(node.tagName)) collect(node)
    }
  }
  collect(document)
  return edits
}
