import { escapeAttribute, escapeText } from 'entities'
import type { DefaultTreeAdapterMap } from 'parse5'
import { entryOf } from '#i18n/format.ts'

export type Node = DefaultTreeAdapterMap['childNode']
export type Element = DefaultTreeAdapterMap['element']

/** A paragraph, heading, list, and so on, in both parts of the mail. */
export interface Block {
  html: string
  text: string
}

interface Options {
  /** The page's public address, to resolve relative links. */
  address: string
  /** Replaces a drawing, which mail programs don't show. */
  figure: (caption: string) => string
}

const font = "font-family:Georgia,'Times New Roman',serif;"
const sans = 'font-family:Helvetica,Arial,sans-serif;'
const mono = "font-family:Menlo,Consolas,'Courier New',monospace;"
const space = 'margin:0 0 18px;'
const link = 'color:#1d6b4f;text-decoration:underline;'

/** Inline styles of the elements that are kept. Other elements only keep their contents. */
const styles: Record<string, string> = {
  p: `${space}${font}font-size:17px;line-height:1.6;`,
  h2: `margin:32px 0 12px;${sans}font-size:22px;line-height:1.3;`,
  h3: `margin:24px 0 10px;${sans}font-size:18px;line-height:1.3;`,
  ul: `${space}padding:0 0 0 24px;${font}font-size:17px;line-height:1.6;`,
  ol: `${space}padding:0 0 0 24px;${font}font-size:17px;line-height:1.6;`,
  li: 'margin:0 0 6px;',
  blockquote: 'margin:0 0 18px;padding:0 0 0 16px;border-left:3px solid #888888;',
  table: `${space}border-collapse:collapse;width:100%;${sans}font-size:14px;line-height:1.5;`,
  th: 'padding:6px 10px 6px 0;border-bottom:1px solid #888888;text-align:left;vertical-align:top;',
  td: 'padding:6px 10px 6px 0;border-bottom:1px solid #cccccc;text-align:left;vertical-align:top;',
  code: `${mono}font-size:14px;`,
  strong: '',
  em: '',
  b: '',
  i: '',
  // Keeps the line spacing even.
  sup: 'font-size:75%;line-height:0;',
  sub: '',
  tr: '',
  thead: '',
  tbody: '',
}
const blockNames = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table', 'pre', 'img', 'svg', 'hr']
/** Elements that work on the page but not in a mail. */
const omitted = new Set(['button', 'summary', 'script', 'style', 'nav', 'template', 'noscript'])

const childrenOf = (node: Node | Element): Node[] =>
  'childNodes' in node ? (node.childNodes as Node[]) : []
const isElement = (node: Node): node is Element => 'tagName' in node
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Converts a page's text to blocks for mail programs: inline styles, absolute addresses. */
export function letterBlocks(node: Element, options: Options): Block[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child)) {
      const text = 'value' in child ? child.value.trim() : ''
      return text ? [{ html: `<p style="${styles.p}">${escapeText(text)}</p>`, text }] : []
    }
    if (isLeftOut(child)) return []
    if (blockNames.includes(child.tagName)) return blockOf(child, options)
    if (child.tagName === 'figcaption') return captionOf(child, options)
    const holdsBlocks = [...descendants(child)].some(({ tagName }) => blockNames.includes(tagName))
    if (holdsBlocks) return letterBlocks(child, options)
    const html = inline(child, options).trim()
    return html ? [{ html: `<p style="${styles.p}">${html}</p>`, text: plain(child, options) }] : []
  })
}

/** Joins a caption's parts, such as a file name and a language, into one line. */
function captionOf(caption: Element, options: Options): Block[] {
  const shown = childrenOf(caption).filter((child) => !isElement(child) || !isLeftOut(child))
  const [html, text] = [inline, plain].map((render) =>
    shown
      .map((child) => render(child, options).trim())
      .filter(Boolean)
      .join(' · '),
  )
  return html && text
    ? [{ html: `<p style="margin:0 0 8px;${sans}font-size:14px;">${html}</p>`, text }]
    : []
}

function blockOf(element: Element, options: Options): Block[] {
  const { tagName } = element
  if (tagName === 'hr') return [{ html: '<hr>', text: '* * *' }]
  if (tagName === 'svg') {
    const label = attributeOf(element, 'aria-label')
    if (!label) return []
    const text = options.figure(label)
    const address = escapeAttribute(options.address)
    const html = `<p style="${styles.p}"><a class="l" href="${address}" style="${link}">${escapeText(text)}</a></p>`
    return [{ html, text: `${text}: ${options.address}` }]
  }
  if (tagName === 'img') {
    const html = inline(element, options)
    return html ? [{ html, text: attributeOf(element, 'alt') ?? '' }] : []
  }
  if (tagName === 'pre') {
    const code = textContent(element).trimEnd()
    const style = `${space}padding:12px;background:#f2f2ee;color:#1b1b1b;${mono}font-size:13px;line-height:1.5;white-space:pre-wrap;`
    return [
      {
        html: `<pre class="c" style="${style}">${escapeText(code)}</pre>`,
        text: indent(code, '    '),
      },
    ]
  }
  const text = plain(element, options).trim()
  if (!text) return []
  return [{ html: inline(element, options), text: /^h\d$/.test(tagName) ? `\n## ${text}` : text }]
}

/**
 * Whether an element is useless in a mail: a control, a link back to a heading or note, decoration.
 */
function isLeftOut(element: Element): boolean {
  if (omitted.has(element.tagName)) return true
  if (attributeOf(element, 'aria-hidden') === 'true') return true
  const address = attributeOf(element, 'href') ?? ''
  const isAnchor = element.tagName === 'a' && address.startsWith('#')
  return isAnchor && attributeOf(element, 'aria-label') !== undefined
}

function inline(node: Node, options: Options): string {
  if (!isElement(node)) return 'value' in node ? escapeText(node.value) : ''
  if (isLeftOut(node)) return ''
  const { tagName } = node
  if (tagName === 'br') return '<br>'
  if (tagName === 'input') return taskMark(node)
  if (tagName === 'pre' || tagName === 'svg') return blockOf(node, options)[0]?.html ?? ''
  if (tagName === 'img') return picture(node, options)
  const inner = childrenOf(node)
    .map((child) => inline(child, options))
    .join('')
  if (tagName === 'a') return anchor(node, inner, options)
  const style = entryOf(styles, tagName)
  if (style === undefined) return inner
  return `<${tagName}${style && ` style="${style}"`}>${inner}</${tagName}>`
}

/** The box of a task in a list. */
const taskMark = (element: Element) => (attributeOf(element, 'checked') === undefined ? '☐' : '☑')

function anchor(element: Element, inner: string, { address }: Options): string {
  const href = attributeOf(element, 'href') ?? ''
  if (href.startsWith('#') || !URL.canParse(href, address)) return inner
  const to = escapeAttribute(new URL(href, address).href)
  return `<a class="l" href="${to}" style="${link}">${inner}</a>`
}

function picture(element: Element, { address }: Options): string {
  const source = attributeOf(element, 'src') ?? ''
  if (!URL.canParse(source, address) || source.startsWith('data:')) return ''
  const alt = escapeAttribute(attributeOf(element, 'alt') ?? '')
  return `<img src="${escapeAttribute(new URL(source, address).href)}" alt="${alt}" width="600" style="display:block;width:100%;max-width:600px;height:auto;margin:0 0 18px;border:0;">`
}

/** An element's text, with each link's address after it. */
function plain(node: Node, options: Options): string {
  if (!isElement(node)) return 'value' in node ? node.value.replace(/\s+/g, ' ') : ''
  if (isLeftOut(node)) return ''
  const inner = childrenOf(node).map((child) => plain(child, options))
  switch (node.tagName) {
    case 'br':
      return '\n'
    case 'input':
      return taskMark(node)
    case 'a': {
      const href = attributeOf(node, 'href') ?? ''
      const text = inner.join('')
      if (href.startsWith('#') || !URL.canParse(href, options.address)) return text
      return `${text} (${new URL(href, options.address).href})`
    }
    case 'ul':
    case 'ol': {
      const items = childrenOf(node).filter((child) => isElement(child) && child.tagName === 'li')
      return items
        .map((item, index) => {
          const mark = node.tagName === 'ul' ? '- ' : `${index + 1}. `
          return mark + indent(plain(item, options).trim(), ' '.repeat(mark.length)).trimStart()
        })
        .join('\n')
    }
    case 'tr':
      return `${inner
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' | ')}\n`
    case 'blockquote':
      return indent(inner.join('').trim(), '> ')
    case 'pre':
      return `\n${indent(textContent(node).trimEnd(), '    ')}\n`
    default:
      return inner.join('')
  }
}

const indent = (text: string, by: string) => text.replace(/^/gm, by)

export function textContent(node: Node | Element): string {
  if ('value' in node) return node.value
  return childrenOf(node).map(textContent).join('')
}

export function* descendants(parent: Element): Generator<Element> {
  for (const child of childrenOf(parent)) {
    if (!isElement(child)) continue
    yield child
    yield* descendants(child)
  }
}
