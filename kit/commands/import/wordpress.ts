import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import sax from 'sax'
import { z } from 'zod'
import {
  dayIn,
  decoded,
  type Entry,
  type Import,
  type Label,
  pathOn,
  UnreadableExport,
} from './imported.ts'
import { OldPictures, type PictureOptions } from './old-pictures.ts'
import { wordPressHtml } from './wordpress-html.ts'

/** An element of an export, with the texts of those in it. */
interface Item {
  line: number
  fields: Record<string, string>
  labels: Label[]
  meta: Record<string, string>
  comments: number
}

/** Longer texts are hardly articles, and their pages would take too long to load. */
const maxTextLength = 500_000

/** Reads a WordPress export (WXR). `uploads` is a copy of its folder of that name. */
export async function readWordPress(file: string, options: PictureOptions = {}): Promise<Import> {
  const name = basename(file)
  const { channel, items, authors } = await readItems(file, name)
  const base = [channel['wp:base_blog_url'], channel['link']].find(
    (address) => address && URL.canParse(address),
  )
  const prefix = base ? new URL(base).pathname.replace(/\/$/, '') : ''
  const attachments = attachmentsIn(items)
  const pictures = new OldPictures({ ...options, base, below: '/wp-content/uploads/' })
  const refused: string[] = []
  const shortcodes = new Map<string, string[]>()
  const kinds = ['post', 'page']
  const texts = items.filter(({ fields }) => kinds.includes(fields['wp:post_type'] ?? ''))
  const context = { name, base, prefix, authors, attachments, refused, shortcodes }
  const entries = texts.flatMap((item) => entriesOf(item, context))
  const labels = new Map(
    texts.flatMap((item) => item.labels.map((label) => [`${label.kind}/${label.slug}`, label])),
  )
  return {
    base,
    entries,
    archives: [
      { address: `${prefix}/feed/`, page: '/rss.xml' },
      ...[...labels].map(([path, label]) => ({ address: `${prefix}/${path}/`, label })),
      ...[...authors].map(([login, author]) => ({
        address: `${prefix}/author/${login.toLowerCase().replaceAll(/[\s.]+/g, '-')}/`,
        author,
      })),
    ],
    refused,
    notes: notesOn(items, shortcodes),
    picture: (address) => pictures.find(address),
    pictureNotes: () => pictures.notes(),
  }
}

/** Pictures and other files, by their ids. */
const attachmentsIn = (items: Item[]) =>
  new Map(
    items
      .filter(({ fields }) => fields['wp:post_type'] === 'attachment')
      .map(({ fields, meta }) => [
        fields['wp:post_id'] ?? '',
        {
          address: fields['wp:attachment_url'] ?? '',
          alt: meta['_wp_attachment_image_alt'] || fields['title'] || '',
        },
      ]),
  )

/** What the export has and this site doesn't. */
function notesOn(items: Item[], shortcodes: ReadonlyMap<string, string[]>): string[] {
  const comments = items.reduce((sum, item) => sum + item.comments, 0)
  const some = comments === 1 ? '1 comment was' : `${comments} comments were`
  return [
    ...(comments > 0 ? [`${some} left out: this site has no comments.`] : []),
    ...[...shortcodes].map(
      ([shortcode, places]) =>
        `[${shortcode}] isn’t supported here and was left out: ${[...new Set(places)].join(', ')}`,
    ),
  ]
}

interface Context {
  /** The export's name. */
  name: string
  base: string | undefined
  /** The path of the old site's address. */
  prefix: string
  /** Names by login. */
  authors: ReadonlyMap<string, string>
  attachments: ReadonlyMap<string, { address: string; alt: string }>
  /** Both are added to. */
  refused: string[]
  shortcodes: Map<string, string[]>
}

/** WordPress stores footnotes apart from the text that refers to them. */
export function withFootnotes(content: string, json: string): string {
  const notes = z
    .array(z.object({ content: z.string() }))
    .safeParse(json ? parsedOrNothing(json) : undefined)
  if (!notes.success || notes.data.length === 0) return content
  const numbered = content.replaceAll(
    /<sup\b([^<>]*)>(?:<a\b[^<>]*>)?(\d+)(?:<\/a>)?<\/sup>/g,
    (all, attributes, number) => (/\bclass="fn"/.test(attributes) ? ` (${number})` : all),
  )
  const list = notes.data.map((note) => `<li>${note.content}</li>`).join('')
  return `${numbered}\n\n<ol>${list}</ol>`
}

function parsedOrNothing(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A text of the export; none if it's in the trash or can't be imported. */
function entriesOf(item: Item, context: Context): Entry[] {
  const { name, base, prefix, authors, attachments, refused, shortcodes } = context
  const { fields, meta, line } = item
  const where = `${name}:${line}`
  const { title = '', 'wp:status': status = '', 'content:encoded': content = '' } = fields
  if (['trash', 'auto-draft', 'inherit'].includes(status)) return []
  const isPage = fields['wp:post_type'] === 'page'
  const isDraft = !['publish', 'future'].includes(status) || Boolean(fields['wp:post_password'])
  const date = dayIn(fields['wp:post_date'] ?? '')
  if (content.length >= maxTextLength) {
    refused.push(
      `${where}: “${title}” has more than ${maxTextLength} characters. Split it in WordPress, and export it again.`,
    )
    return []
  }
  if (!date && !isDraft && !isPage) {
    refused.push(
      `${where}: expected a date such as 2019-05-03 10:20:00; found ${JSON.stringify(fields['wp:post_date'] ?? '')}. Correct it in the export, then import it again.`,
    )
    return []
  }
  const { html, found } = wordPressHtml(withFootnotes(content, meta['footnotes'] ?? ''), (id) =>
    attachments.get(id),
  )
  for (const shortcode of found)
    shortcodes.set(shortcode, [...(shortcodes.get(shortcode) ?? []), where])
  const id = fields['wp:post_id'] ?? ''
  const link = pathOn(base, fields['link'] ?? '')
  return [
    {
      kind: isPage ? 'page' : 'post',
      where,
      slug: decoded(fields['wp:post_name'] ?? '') || title,
      title,
      excerpt: fields['excerpt:encoded'],
      date,
      isDraft,
      authors: [authors.get(fields['dc:creator'] ?? '') ?? fields['dc:creator'] ?? ''].filter(
        Boolean,
      ),
      labels: item.labels,
      body: { html },
      cover: attachments.get(meta['_thumbnail_id'] ?? '')?.address,
      oldAddresses: [
        // A draft's link has no path of its own.
        ...(link && !link.startsWith(`${prefix}/?`) ? [link] : []),
        `${prefix}/?${isPage ? 'page_id' : 'p'}=${id}`,
      ],
    },
  ]
}

/** What's read of an item, or of the channel around all items. Everything else is skipped. */
const wantedFields = new Set([
  ...['title', 'link', 'dc:creator', 'content:encoded', 'excerpt:encoded', 'wp:attachment_url'],
  ...['wp:post_id', 'wp:post_date', 'wp:post_name', 'wp:status', 'wp:post_type'],
  ...['wp:post_password', 'wp:base_blog_url'],
])

/** A parser that collects what it's given. It throws at the first mistake. */
function itemParser(name: string) {
  const parser = sax.parser(true, { position: true })
  const channel: Record<string, string> = {}
  const authors = new Map<string, string>()
  const items: Item[] = []
  const path: string[] = []
  let item: Item | undefined
  let label: Label | undefined
  let text = ''
  let author: Record<string, string> = {}
  let meta: Record<string, string> = {}
  let isExport = false

  parser.onopentag = ({ name: tag, attributes }) => {
    path.push(tag)
    text = ''
    if (path.length === 1 && tag !== 'rss')
      throw new UnreadableExport(
        name,
        parser.line + 1,
        `expected a WordPress export, which begins with <rss>; found <${tag}>`,
      )
    if (tag === 'wp:wxr_version') isExport = true
    if (tag === 'item')
      item = { line: parser.line + 1, fields: {}, labels: [], meta: {}, comments: 0 }
    if (tag === 'wp:author') author = {}
    if (tag === 'wp:postmeta') meta = {}
    if (tag === 'wp:comment' && item) item.comments++
    if (tag === 'category' && item) {
      const { domain, nicename } = attributes as Record<string, string>
      const kind = domain === 'post_tag' ? 'tag' : domain
      label =
        kind === 'tag' || kind === 'category'
          ? { kind, name: '', slug: decoded(nicename ?? '') }
          : undefined
    }
  }
  const addText = (part: string) => {
    if (text.length < maxTextLength) text += part
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = (tag) => {
    path.pop()
    const parent = path.at(-1)
    if (parent === 'wp:author') author[tag] = text
    else if (parent === 'wp:postmeta') meta[tag] = text
    else if (tag === 'wp:postmeta' && item)
      item.meta[meta['wp:meta_key'] ?? ''] = meta['wp:meta_value'] ?? ''
    else if (tag === 'wp:author')
      authors.set(author['wp:author_login'] ?? '', author['wp:author_display_name'] ?? '')
    else if (tag === 'category' && parent === 'item' && label) {
      item?.labels.push({ ...label, name: text.trim() })
      label = undefined
    } else if (tag === 'item' && item) {
      items.push(item)
      item = undefined
    } else if (parent === 'item' && wantedFields.has(tag) && item) item.fields[tag] = text
    else if (parent === 'channel' && wantedFields.has(tag)) channel[tag] = text.trim()
    text = ''
  }
  parser.onerror = (error) => {
    const [what = ''] = error.message.split('\n')
    throw new UnreadableExport(name, parser.line + 1, `expected valid XML; ${what}`)
  }

  return { parser, channel, items, authors, isExport: () => isExport }
}

async function readItems(file: string, name: string) {
  const { parser, isExport, ...found } = itemParser(name)
  const bytes = new TextDecoder('utf-8', { fatal: true })
  const write = (part: string) => void parser.write(part)
  try {
    for await (const chunk of createReadStream(file)) write(bytes.decode(chunk, { stream: true }))
    write(bytes.decode())
    parser.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR')
      throw new Error(
        `${name} is a folder. Name the export itself, such as export.xml. Nothing was imported.`,
      )
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableExport(name, parser.line + 1, 'expected a file saved as UTF-8')
  }
  if (!isExport())
    throw new UnreadableExport(
      name,
      1,
      'expected a WordPress export (Tools, Export, All content); found another feed',
    )
  return found
}
