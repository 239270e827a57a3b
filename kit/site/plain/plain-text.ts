import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { attributeOf, childrenOf, descendants, type Element, textOf } from '#content/html-tree.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Wider tables become lists, because mail programs break longer lines. */
const maxTableWidth = 80

/** The text of an article's plain HTML, for mail programs that show no HTML, and for machines. */
export const plainText = (html: string): string => blocksOf(parseFragment(html).childNodes)

const blockNames = new Set([
  ...['p', 'h2', 'h3', 'h4', 'hr', 'pre', 'ul', 'ol', 'dl', 'table'],
  ...['blockquote', 'figure', 'figcaption'],
])
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
  const hasTable = () => descendants(element).some((each) => each.tagName === 'table')
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
        hasTable() ? childNodes.filter(({ nodeName }) => nodeName !== 'img') : childNodes,
      )
    default:
      return blocksOf(childNodes)
  }
}

function listText(list: Element): string {
  const first = Number(attributeOf(list, 'start') ?? 1)
  return childrenOf(list)
    .filter(({ tagName }) => tagName === 'li')
    .map((item, index) => {
      const mark = list.tagName === 'ul' ? '- ' : `${first + index}. `
      return mark + indent(blocksOf(item.childNodes), ' '.repeat(mark.length)).trimStart()
    })
    .join('\n')
}

/** Columns side by side, or, if that's too wide, a list of the rows. */
function tableText(table: Element): string {
  const rows = childrenOf(table)
    .flatMap(childrenOf)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => childrenOf(row).map((cell) => blocksOf(cell.childNodes).replaceAll(/\s+/g, ' ')))
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
      return attributeOf(node, 'alt') ?? ''
    case 'code':
      return `\`${textOf(node)}\``
    case 'sup':
      return /^\d+$/.test(textOf(node)) ? `[${textOf(node)}]` : inner
    case 'a': {
      const address = (attributeOf(node, 'href') ?? '').replace(/^mailto:/, '')
      return address && address !== inner ? `${inner} <${address}>` : inner
    }
    default:
      return inner
  }
}

const indent = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by)
