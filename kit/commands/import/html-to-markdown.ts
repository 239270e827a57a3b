import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { htmlToHast } from 'satteri'

type Nodes = Parameters<typeof toMdast>[0]

/** Converts HTML to Markdown. Scripts, styles, and comments are left out. */
export function htmlToMarkdown(html: string): string {
  const tree = htmlToHast(html) as Nodes
  tidy(tree)
  const markdown = toMdast(tree)
  return toMarkdown(markdown, { bullet: '-', extensions: [gfmToMarkdown()] })
}

/** Elements that Markdown writes the same way, by tag. */
const marks: Partial<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em' },
  ...{ del: 'del', s: 'del', strike: 'del' },
}

/** Elements of a text that show nothing if they have nothing in them. Converting 1,000 of them takes seconds. */
const inline = ['a', 'code', 'span', 'u', ...Object.keys(marks)]
const isEmpty = (node: Nodes): boolean =>
  node.type === 'element' && inline.includes(node.tagName)
    ? node.children.every(isEmpty)
    : node.type === 'text' && node.value.trim() === ''

/**
 * Turns each caption into its picture's title, which this site's Markdown shows as a caption. Drops
 * marks inside the same marks: each further level would double the time it takes to write them.
 */
function tidy(node: Nodes, open: readonly string[] = []): void {
  if (!('children' in node)) return
  const parent: { children: Nodes[] } = node
  const kept = (child: Nodes): Nodes[] => {
    if (child.type === 'comment') return []
    if (child.type === 'element' && isEmpty(child)) return [{ type: 'text', value: textOf(child) }]
    const isOpen = child.type === 'element' && open.includes(marks[child.tagName] ?? '')
    return isOpen ? child.children.flatMap(kept) : [child]
  }
  parent.children = parent.children.flatMap(kept)
  for (const child of parent.children) {
    if (child.type === 'element' && child.tagName === 'iframe') nameFrame(child)
    const mark = child.type === 'element' ? marks[child.tagName] : undefined
    tidy(child, mark ? [...open, mark] : open)
  }
  if (node.type !== 'element' || node.tagName !== 'figure') return
  const picture = firstElement(node, 'img')
  const caption = firstElement(node, 'figcaption')
  if (!picture || !caption) return
  picture.properties['title'] = textOf(caption).trim().replaceAll(/\s+/g, ' ')
  parent.children = parent.children.filter((child) => child !== caption)
}

/** Gives a frame, such as a video, a title. Only frames with a title become links. */
function nameFrame({ properties }: Element): void {
  const address = String(properties['src'] ?? '').replace(/^\/\//, 'https://')
  if (!/^https?:/.test(address)) return
  properties['src'] = address
  properties['title'] ||= address
}

type Element = Extract<Nodes, { type: 'element' }>

function firstElement(node: Nodes, tagName: string): Element | undefined {
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found =
      child.type === 'element' && child.tagName === tagName ? child : firstElement(child, tagName)
    if (found) return found
  }
  return undefined
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}
