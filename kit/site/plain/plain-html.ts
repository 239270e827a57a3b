import {
  type DefaultTreeAdapterTypes,
  html,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5'
import { texOf } from '#content/html-tree.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number]

/** The elements that are kept, with their attributes. Of others, only what's in them is. */
const kept: Record<string, string[] | undefined> = {
  ...Object.fromEntries(
    ['p', 'h4', 'ul', 'li', 'blockquote', 'figure', 'figcaption', 'pre', 'code', 'hr']
      .concat(['table', 'thead', 'tbody', 'tr', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup', 'br'])
      .concat(['kbd', 'dl', 'dt', 'dd'])
      .map((name) => [name, []]),
  ),
  h2: ['id'],
  h3: ['id'],
  ol: ['start'],
  a: ['href'],
  img: ['src', 'alt', 'width'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
/** Elements that do nothing without scripts and styles. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'svg', 'button', 'source'])

/**
 * An article's HTML for readers without its styles and scripts: only elements that every feed reader
 * and mail program knows, with public addresses. `address` is the article's.
 */
export function plainHtml(source: string, address: string): string {
  const fragment = parseFragment(source)
  fragment.childNodes = fragment.childNodes.flatMap((node) => cleaned(node, address))
  for (const node of fragment.childNodes) node.parentNode = fragment
  return serialize(fragment).trim()
}

function cleaned(node: Node, address: string): Node[] {
  if (tree.isTextNode(node)) return [node]
  if (!tree.isElementNode(node) || dropped.has(node.tagName) || isBackToText(node)) return []
  if (node.tagName === 'input') return [tree.createTextNode(taskMark(node))]
  if (node.tagName === 'math') return [formula(node)]
  const inner = node.childNodes.flatMap((child) => cleaned(child, address))
  const attributes = kept[node.tagName]
  if (!attributes) return inner
  node.attrs = node.attrs
    .filter(({ name }) => attributes.includes(name))
    .flatMap((attribute) => withPublicAddress(attribute, address))
  if (node.tagName === 'img' && !node.attrs.some(({ name }) => name === 'src')) return []
  node.childNodes = inner
  for (const child of inner) child.parentNode = node
  return [node]
}

/** A formula as the TeX it was written in, in a paragraph of its own if it stands alone. */
function formula(math: DefaultTreeAdapterTypes.Element): Node {
  const code = tree.createElement('code', html.NS.HTML, [])
  tree.insertText(code, texOf(math))
  if (!math.attrs.some(({ name, value }) => name === 'display' && value === 'block')) return code
  const paragraph = tree.createElement('p', html.NS.HTML, [])
  tree.appendChild(paragraph, code)
  return paragraph
}

/** The box of a task in a list. */
const taskMark = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs.some(({ name }) => name === 'checked') ? '☑' : '☐'

/** A link from a note back to the text, which leads out of a mail or a feed reader. */
const isBackToText = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs.some(({ name, value }) => name === 'href' && value.startsWith('#user-content-fnref'))

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** An attribute with its address written out; none if the address works on a page only. */
function withPublicAddress({ name, value }: Attribute, base: string): Attribute[] {
  if (name !== 'href' && name !== 'src') return [{ name, value }]
  const address = URL.canParse(value, base) ? new URL(value, base) : undefined
  return address && schemes.includes(address.protocol) ? [{ name, value: address.href }] : []
}
