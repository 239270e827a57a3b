import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Wider tables become lists, because mail programs break longer lines. */
const maxTableWidth = 80

/** The text of an article's plain HTML, for mail programs that show no HTML, and for machines. */
export const plainText = (html: string): string => blocksOf(parseFragment(html).childNodes)

const blockNames = new Set(
  [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'dl',
    'blockquote',
    'figure',
    'figcaption',
    'table',
    'pre',
  ].concat('hr'),
)
const isBlock = (node: Node): node is Element =>
  tree.isElementNode(node) && blockNames.has(node.tagName)

/** Blocks with an empty line between them. Words between two blocks are a block of their own. */
function blocksOf(nodes: Node[]): string {
  const blocks: string[] = []
  let words = ''
  for (const node of nodes) {
    if (!isBlock(node)) {
      words += inline(node)
      continue
    }
    blocks.push(words.trim(), block(node))
    words = ''
  }
  return [...blocks, words.trim()].filter(Boolean).join('\n\n')
}

function block(element: Element): string {
  const { tagName, childNodes } = element
  switch (tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return `${'#'.repeat(Number(tagName.slice(1)))} ${blocksOf(childNodes)}`
    case 'hr':
      return '* * *'
    case 'pre':
      return indent(textOf(element).trimEnd(), '    ')
    case 'blockquote':
      return blocksOf(childNodes).replaceAll(/^/gm, '> ')
    case 'ul':
    case 'ol':
      return listText(element)
    case 'table':
      return tableText(element)
    case 'figure':
      // The table below says what the picture shows.
      return blocksOf(
        descendants(element, 'table').length > 0
          ? childNodes.filter((child) => !isElement(child, 'img'))
          : childNodes,
      )
    default:
      return blocksOf(childNodes)
  }
}

function listText({ tagName, childNodes, attrs }: Element): string {
  const first = Number(attrs.find(({ name }) => name === 'start')?.value ?? 1)
  return childNodes
    .filter((child) => isElement(child, 'li'))
    .map((item, index) => {
      const mark = tagName === 'ul' ? '- ' : `${first + index}. `
      return mark + indent(blocksOf(item.childNodes), ' '.repeat(mark.length)).trimStart()
    })
    .join('\n')
}

/** Columns side by side, or, if that's too wide, a list of the rows. */
function tableText(table: Element): string {
  const rows = descendants(table, 'tr').map((row) =>
    row.childNodes
      .filter((child) => tree.isElementNode(child))
      .map((cell) => blocksOf(cell.childNodes).replaceAll(/\s+/g, ' ')),
  )
  const [head = [], ...body] = rows
  const widths = head.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  if (line(head).length <= maxTableWidth)
    return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join(
      '\n',
    )
  return body
    .map((cells) => `- ${cells.map((cell, column) => `${head[column]}: ${cell}`).join('\n  ')}`)
    .join('\n')
}

function inline(node: Node): string {
  if (tree.isTextNode(node)) return node.value.replaceAll(/\s+/g, ' ')
  if (!tree.isElementNode(node)) return ''
  const inner = node.childNodes.map(inline).join('')
  switch (node.tagName) {
    case 'br':
      return '\n'
    case 'img':
      return attribute(node, 'alt')
    case 'code':
      return `\`${textOf(node)}\``
    case 'sup':
      return /^\d+$/.test(textOf(node)) ? `[${textOf(node)}]` : inner
    case 'a': {
      const address = attribute(node, 'href').replace(/^mailto:/, '')
      return address && address !== inner ? `${inner} <${address}>` : inner
    }
    default:
      return inner
  }
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value ?? ''

const isElement = (node: Node, name: string): node is Element =>
  tree.isElementNode(node) && node.tagName === name

const descendants = (parent: Element, name: string): Element[] =>
  parent.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return []
    return child.tagName === name ? [child] : descendants(child, name)
  })

const textOf = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : ''
}

const indent = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by)
