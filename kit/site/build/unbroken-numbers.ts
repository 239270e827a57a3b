import { parse } from 'parse5'
import type { Parent } from '#content/html-tree.ts'

/** A range, such as 10–40, or a number with a unit that says nothing alone, or both. */
const unbroken =
  /(?<![\d.,])\d[\d.,]*(?:–\d(?:[\d.,]*\d)?(?: (?:[mµ]s|[kMG]B)(?!\w))?| (?:[mµ]s|[kMG]B)(?!\w))/g

/** Elements whose text stays as it is. A browser writes an island's again. */
const untouched = ['head', 'script', 'style', 'textarea', 'option', 'svg', 'pre', 'astro-island']

/** Only for pages that need it: others have no byte to spare. */
const style = '<style>.unbroken{white-space:nowrap}</style>'

/** Keeps a number's parts on one line. Browsers would break it after the dash and before the unit. */
export function keepNumbersWhole(html: string): string {
  if (html.search(unbroken) === -1) return html
  const texts: { from: number; to: number }[] = []
  function collect(parent: Parent) {
    for (const node of parent.childNodes) {
      const { startOffset: from, endOffset: to } = node.sourceCodeLocation ?? {}
      if ('value' in node && from !== undefined && to !== undefined) {
        if (html.slice(from, to).search(unbroken) !== -1) texts.push({ from, to })
      } else if ('tagName' in node && !untouched.includes(node.tagName)) collect(node)
    }
  }
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  const kept = texts.reduceRight(
    (page, { from, to }) =>
      page.slice(0, from) +
      page.slice(from, to).replaceAll(unbroken, '<span class="unbroken">$&</span>') +
      page.slice(to),
    html,
  )
  return kept === html ? html : kept.replace('</head>', `${style}</head>`)
}
