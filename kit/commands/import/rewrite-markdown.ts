import { type MdastNode, markdownToMdast } from 'satteri'
import { languages } from '#site/build/article-problems.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { decoded } from './imported.ts'

/** Where the addresses in a text lead now. */
export interface Rewriting {
  /** The new address of a picture; undefined if there's none. */
  picture(address: string): Promise<string | undefined>
  /** A link's new address; undefined if it has none, so that only its words stay. */
  link(address: string): string | undefined
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Tags that may stay within a line. They lose their attributes. */
const inlineTags = /^<\/?(kbd|mark|sub|sup|br|b|i|em|strong|u|s|del|ins|small|q)\b[^>]*?(\/?)>$/i

/**
 * A Markdown text with its pictures and links led to where they are now, and without anything but
 * Markdown in it. Everything else stays as it's written.
 */
export async function rewriteMarkdown(text: string, rewriting: Rewriting): Promise<string> {
  const tree = markdownToMdast(text) as MdastNode
  const nodes = [...descendants(tree)]
  const anchors = new Set(
    nodes.flatMap((node) => (node.type === 'heading' ? [anchorOf(node)] : [])),
  )
  const pictures = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  )
  const edits: Edit[] = []
  for (const node of nodes) {
    const replaced = await replacement(node, { text, anchors, pictures, rewriting })
    if (replaced) edits.push(...replaced)
  }
  let result = text
  for (const { start, end, text: written } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + written + result.slice(end)
  return result
}

interface Context {
  text: string
  anchors: Set<string>
  pictures: Set<string>
  rewriting: Rewriting
}

async function replacement(node: MdastNode, context: Context): Promise<Edit[] | undefined> {
  const { text, rewriting } = context
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  if (node.type === 'image') {
    const { url, alt, title } = node
    return [{ start, end, text: await pictureText(url, { alt: alt ?? '', title }, rewriting) }]
  }
  if (node.type === 'html') return [{ start, end, text: await withoutHtml(node.value, context) }]
  if (node.type === 'code') {
    const lang = node.lang?.toLowerCase()
    if (!lang || languages.includes(lang)) return undefined
    const fence = /^(\s*[`~]{3,})[^\n]*/.exec(text.slice(start, end))
    return fence ? [{ start, end: start + fence[0].length, text: fence[1] ?? '' }] : undefined
  }
  if (node.type === 'definition') {
    const url = context.pictures.has(node.identifier)
      ? await rewriting.picture(node.url)
      : newLink(node.url, context)
    const name = node.label ?? node.identifier
    return [{ start, end, text: `[${name}]: ${url ?? '/'}${titleText(node.title)}` }]
  }
  if (node.type !== 'link') return undefined
  const to = newLink(node.url, context)
  if (to === node.url) return undefined
  const first = node.children[0]?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset
  // An address alone has no brackets around it.
  if (text[start] !== '[' || first === undefined || last === undefined) {
    const words = node.children.map((child) => ('value' in child ? child.value : '')).join('')
    return [{ start, end, text: to ? `[${words}](${to})` : words }]
  }
  return [
    ...(to ? [] : [{ start, end: first, text: '' }]),
    { start: last, end, text: to ? `](${to}${titleText(node.title)})` : '' },
  ]
}

function newLink(url: string, { anchors, rewriting }: Context): string | undefined {
  if (url === '') return undefined
  if (url.startsWith('#')) return anchors.has(decoded(url.slice(1))) ? url : undefined
  if (/^(mailto|tel):/i.test(url)) return url
  if (/^[a-z][\w+.-]*:/i.test(url) && !/^https?:/i.test(url)) return undefined
  return rewriting.link(url)
}

async function pictureText(
  url: string,
  { alt, title }: { alt: string; title?: string | null },
  { picture }: Rewriting,
): Promise<string> {
  const to = await picture(url)
  const words = alt.replaceAll(/[[\]\\]/g, '\\$&')
  if (to) return `![${words}](${to}${titleText(title)})`
  return title?.replaceAll(/[[\]\\*_<`]/g, '\\$&') ?? words
}

/** The title behind an address. */
const titleText = (title: string | null | undefined) => (title ? ` ${JSON.stringify(title)}` : '')

/** HTML in a text as Markdown. */
async function withoutHtml(html: string, context: Context): Promise<string> {
  const inline = inlineTags.exec(html.trim())
  if (inline) return html.replace(/^(<\/?\w+)[^>]*?(\/?)>$/, '$1$2>')
  const markdown = htmlToMarkdown(html).trimEnd()
  return markdown ? await rewriteMarkdown(markdown, context.rewriting) : ''
}

/** A node and all below it, in the text's order. Without recursion, so that no depth is too much. */
function* descendants(node: MdastNode): Generator<MdastNode> {
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    if ('children' in next)
      for (const child of next.children.toReversed()) waiting.push(child as MdastNode)
  }
}

/** The id that a heading gets, as GitHub makes it. */
function anchorOf(node: MdastNode): string {
  const words = [...descendants(node)].map((each) => ('value' in each ? each.value : '')).join('')
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** The words of a text, without its Markdown. */
export function plainText(markdown: string): string {
  const tree = markdownToMdast(markdown) as MdastNode
  if (!('children' in tree)) return ''
  return tree.children
    .filter(({ type }) => type === 'paragraph')
    .map((node) =>
      [...descendants(node as MdastNode)]
        .map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : ''))
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
