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

/** Turns each caption into its picture's title, which this site's Markdown shows as a caption. */
function tidy(node: Nodes): void {
  if (!('children' in node)) return
  const parent: { children: Nodes[] } = node
  parent.children = parent.children.filter(({ type }) => type !== 'comment')
  for (const child of parent.children) tidy(child)
  if (node.type !== 'element' || node.tagName !== 'figure') return
  const picture = [...elements(node)].find(({ tagName }) => tagName === 'img')
  const caption = [...elements(node)].find(({ tagName }) => tagName === 'figcaption')
  if (!picture || !caption) return
  picture.properties['title'] = textOf(caption).trim().replaceAll(/\s+/g, ' ')
  parent.children = parent.children.filter((child) => child !== caption)
}

type Element = Extract<Nodes, { type: 'element' }>

function* elements(node: Nodes): Generator<Element> {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'element') yield child
    yield* elements(child)
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}
