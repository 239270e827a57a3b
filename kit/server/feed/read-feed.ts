import { type AtomFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import type { FeedAnswer, FeedItem } from '#contracts/feed.ts'

/** Items per response, as with rss2json. */
const maxItems = 10

/** Parses RSS 2.0, Atom, or RDF. Throws on anything else. */
export function readFeed(url: string, xml: string): FeedAnswer {
  const { format, feed } = parseFeed(xml, { maxItems })
  switch (format) {
    case 'rss':
      return answer(url, rssHead(feed), feed.items?.map(rssItem))
    case 'rdf':
      return answer(url, rssHead(feed), feed.items?.map(rdfItem))
    case 'atom':
      return answer(url, atomHead(feed), feed.entries?.map(atomItem))
    default:
      throw new Error('The feed is neither RSS, Atom nor RDF')
  }
}

function answer(
  url: string,
  head: Omit<FeedAnswer['feed'], 'url'>,
  items: FeedItem[] | undefined,
): FeedAnswer {
  return { status: 'ok', feed: { url, ...head }, items: items ?? [] }
}

/** What RSS and RDF both have. */
type RssHead = Omit<RssFeed.Feed<string>, 'items'>

function rssHead(feed: RssHead) {
  return {
    title: feed.title ?? '',
    link: feed.link ?? '',
    author: feed.managingEditor?.name ?? feed.dc?.creators?.[0] ?? '',
    description: feed.description ?? '',
    image: feed.image?.url ?? '',
  }
}

function rssItem(item: RssFeed.Item<string>): FeedItem {
  const [enclosure] = item.enclosures ?? []
  const description = item.description ?? ''
  return {
    title: item.title ?? '',
    pubDate: utc(item.pubDate ?? item.dc?.dates?.[0]),
    link: item.link ?? (item.guid?.isPermaLink === false ? '' : (item.guid?.value ?? '')),
    guid: item.guid?.value ?? item.link ?? '',
    author: item.authors?.[0]?.name ?? item.authors?.[0]?.email ?? item.dc?.creators?.[0] ?? '',
    thumbnail: item.media?.thumbnails?.[0]?.url ?? '',
    description,
    content: item.content?.encoded ?? description,
    enclosure: enclosure
      ? known({ link: enclosure.url, type: enclosure.type, length: enclosure.length })
      : {},
    categories: names(item.categories?.map(({ name }) => name)),
  }
}

function rdfItem(item: RdfFeed.Item<string>): FeedItem {
  const description = item.description ?? ''
  return {
    title: item.title ?? '',
    pubDate: utc(item.dc?.dates?.[0]),
    link: item.link ?? '',
    guid: item.rdf?.about ?? item.link ?? '',
    author: item.dc?.creators?.[0] ?? '',
    thumbnail: '',
    description,
    content: item.content?.encoded ?? description,
    enclosure: {},
    categories: names(item.dc?.subjects),
  }
}

function atomHead(feed: AtomFeed.Feed<string>) {
  return {
    title: feed.title?.value ?? '',
    link: linkOf(feed.links),
    author: feed.authors?.[0]?.name ?? '',
    description: feed.subtitle?.value ?? '',
    image: feed.logo ?? feed.icon ?? '',
  }
}

function atomItem(entry: AtomFeed.Entry<string>): FeedItem {
  const content = entry.content?.value ?? ''
  const link = linkOf(entry.links)
  return {
    title: entry.title?.value ?? '',
    pubDate: utc(entry.published ?? entry.updated),
    link,
    guid: entry.id ?? link,
    author: entry.authors?.[0]?.name ?? '',
    thumbnail: entry.media?.thumbnails?.[0]?.url ?? '',
    description: entry.summary?.value ?? content,
    content,
    enclosure: {},
    categories: names(entry.categories?.map(({ term }) => term)),
  }
}

const linkOf = (links: AtomFeed.Link<string>[] = []) =>
  links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? ''

const names = (values: (string | undefined)[] = []) =>
  values.filter((value): value is string => Boolean(value))

/** Drops entries without a value. A length may be too large for a number. */
function known(values: Record<string, string | number | undefined>) {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || Number.isFinite(entry[1]),
    ),
  )
}

/** Formats a feed's date as `YYYY-MM-DD hh:mm:ss`; empty if it's missing, unreadable, or in no such year. */
function utc(date: string | undefined): string {
  const text = new Date(date ?? '').toJSON() ?? ''
  return /^\d{4}-/.test(text) ? text.slice(0, 19).replace('T', ' ') : ''
}
