import { locale } from '#locale'
import words from '#messages/blog.json' with { type: 'json' }
import categories from '#messages/blog-categories.json' with { type: 'json' }
import { fill, plural } from '#owner/fill.ts'
import { blogListPath, pages } from './pages.ts'

/** The id of a category in `blog-categories.json`. */
export type CategoryId = string

const names: Record<CategoryId, string | undefined> = categories
export const categoryIds = Object.keys(names) as [CategoryId, ...CategoryId[]]

export function categoryName(id: CategoryId): string {
  return names[id] ?? id
}

/** The filter's choices, in order. */
export const filters: { id: CategoryId; name: string }[] = [
  { id: 'all', name: words.allPosts },
  ...categoryIds.map((id) => ({ id, name: categoryName(id) })),
]

/** What the list knows of a post. */
export interface FoundPost {
  /** File name, and last part of the address. */
  slug: string
  title: string
  excerpt: string
  /** Day of publication, YYYY-MM-DD. */
  date: string
  category: CategoryId
}

/**
 * The slug derived from a title; empty if it has no letters or digits. `npm run new:post` uses it
 * as the file name.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')

/**
 * A post in the list for filtering and search. A slug that can be derived from the title is
 * omitted.
 */
export type ListedPost<T extends FoundPost = FoundPost> = Omit<T, 'slug'> & { slug?: string }

/** Builds that list. Omitting derivable slugs makes it a fifth smaller. */
export const listPosts = <T extends FoundPost>(posts: T[]): ListedPost<T>[] =>
  posts.map(({ slug, ...post }) => (slug === slugOf(post.title) ? post : { slug, ...post }))

/** Parses that list. */
export const readList = <T extends FoundPost>(posts: ListedPost<T>[]): T[] =>
  posts.map((post) => ({ ...post, slug: post.slug ?? slugOf(post.title) }) as T)

export const postsPerPage = 6

/** The state of the list. `page` counts from 1. */
export interface View {
  /** A category, or `all`. */
  category: CategoryId
  query: string
  page: number
}

export const firstView: View = { category: 'all', query: '', page: 1 }

/** Reads a view from an address's query, in which `search` may stand for `q`. Invalid parts get their defaults. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search)
  const wanted = params.get('category')
  const page = Number(params.get('page') ?? 1)
  return {
    category: filters.find(({ id }) => id === wanted)?.id ?? 'all',
    query: (params.get('q') ?? params.get('search') ?? '').trim(),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query for a view; empty for the default view. */
export const searchOf = (view: View): string => blogListPath(view).slice(pages.blog.length)

export const newestFirst = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

/** The words of the posts' titles, excerpts, tags, and texts, each with the posts that have it. */
export interface WordIndex {
  slugs: string[]
  /** Positions in `slugs`, by word. */
  words: Record<string, number[]>
}

/** A word to look for. */
export interface Term {
  text: string
  /** Whether no post has a word that begins with it, so that words with one typo count. */
  fuzzy: boolean
}

/** More would only cost time. */
const maxTerms = 12
/** Shorter words have too many neighbors. */
const minFuzzyLength = 4

/** A text's words, without case and accents. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Keeps the length, so that positions in it are positions in the text. */
const plain = (text: string) => text.replaceAll(/[ -~]+|[^ -~]/gu, plainRun)

/**
 * Gets ASCII in runs, because a call for each letter would take most of a keystroke's time, and any other
 * letter alone. Decomposed (NFD), that begins with the letter without its accents.
 */
function plainRun(run: string): string {
  const isAscii = run < '\x7f'
  const [base = run] = isAscii ? [run] : run.normalize('NFD')
  const lower = base.toLocaleLowerCase(locale)
  return lower.length === run.length ? lower : run
}

type Entry = [word: string, posts: number[]]

/** An index's words in order, and by length. Made once, because a search looks for twelve among thousands. */
const orders = new WeakMap<WordIndex, { sorted: Entry[]; byLength: Map<number, Entry[]> }>()

function orderOf(index: WordIndex) {
  const known = orders.get(index)
  if (known) return known
  const sorted = Object.entries(index.words).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const byLength = new Map<number, Entry[]>()
  for (const entry of sorted) {
    const { length } = entry[0]
    const same = byLength.get(length)
    if (same) same.push(entry)
    else byLength.set(length, [entry])
  }
  const order = { sorted, byLength }
  orders.set(index, order)
  return order
}

/** The words that begin with a text, found by halving. */
function beginningWith(text: string, { sorted }: ReturnType<typeof orderOf>): Entry[] {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle]?.[0] ?? '') < text) from = middle + 1
    else to = middle
  }
  while (sorted[to]?.[0].startsWith(text)) to++
  return sorted.slice(from, to)
}

/** The words of a query. */
export function termsOf(query: string, index: WordIndex | undefined): Term[] {
  const order = index && orderOf(index)
  return wordsOf(query)
    .slice(0, maxTerms)
    .map((text) => ({
      text,
      fuzzy: text.length >= minFuzzyLength && !(order && beginningWith(text, order).length > 0),
    }))
}

const hasTerm = (word: string, { text, fuzzy }: Term) =>
  word.startsWith(text) || (fuzzy && isOneTypoAway(word, text))

/** Whether one letter is missing, extra, wrong, or swapped with the next one. */
export function isOneTypoAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] &&
      short[at + 1] === long[at] &&
      short.slice(at + 2) === long.slice(at + 2))
  )
}

/** The slugs of the posts with all terms, in any order. */
function withAllTerms(index: WordIndex, terms: Term[]): Set<string> {
  const order = orderOf(index)
  const found = terms.map(({ text, fuzzy }) => {
    const matching = fuzzy
      ? [-1, 0, 1]
          .flatMap((more) => order.byLength.get(text.length + more) ?? [])
          .filter(([word]) => isOneTypoAway(word, text))
      : beginningWith(text, order)
    return new Set(matching.flatMap(([, posts]) => posts))
  })
  return new Set(index.slugs.filter((_, position) => found.every((posts) => posts.has(position))))
}

/**
 * Posts in the category, newest first. A query finds those whose title or excerpt contains it,
 * ignoring case, and those that have all of its words anywhere.
 */
export function filterPosts<T extends FoundPost>(
  posts: T[],
  { category, query }: View,
  index?: WordIndex,
): T[] {
  const wanted = query.trim().toLocaleLowerCase(locale)
  const terms = termsOf(wanted, index)
  const byWords = index && terms.length > 0 ? withAllTerms(index, terms) : undefined
  return posts
    .filter(
      (post) =>
        (category === 'all' || post.category === category) &&
        (post.title.toLocaleLowerCase(locale).includes(wanted) ||
          post.excerpt.toLocaleLowerCase(locale).includes(wanted) ||
          byWords?.has(post.slug)),
    )
    .toSorted(newestFirst)
}

/** A part of a text; `marked` if the query matches it. */
export interface TextPart {
  text: string
  marked: boolean
}

/** Splits a text at every match of the query: the whole query if the text has it, else its words. */
export function markedParts(text: string, query: string, terms: Term[]): TextPart[] {
  const wanted = query.trim().toLocaleLowerCase(locale)
  const lower = text.toLocaleLowerCase(locale)
  const ranges: [from: number, to: number][] = []
  if (wanted && lower.length === text.length)
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
      ranges.push([at, at + wanted.length])
  if (ranges.length === 0)
    for (const { 0: word, index } of plain(text).matchAll(/[\p{L}\p{N}]+/gu)) {
      const term = terms.find((each) => hasTerm(word, each))
      if (term) ranges.push([index, index + (word.startsWith(term.text) ? term.text : word).length])
    }
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of ranges) {
    parts.push({ text: text.slice(end, from), marked: false })
    parts.push({ text: text.slice(from, to), marked: true })
    end = to
  }
  parts.push({ text: text.slice(end), marked: false })
  return parts.filter((part) => part.text)
}

export const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage))

/** The posts on one page. An invalid page number gives the nearest page. */
export function pageOf<T>(posts: T[], page: number): T[] {
  const first = (Math.min(Math.max(page, 1), pageCount(posts.length)) - 1) * postsPerPage
  return posts.slice(first, first + postsPerPage)
}

/** The pages to offer beside one: the first, the last, and its neighbors. */
export const offeredPages = (page: number, last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) < 3,
  )

/** How the list says how many posts it has. */
export function countText(count: number, page: number): string {
  const posts = plural(words.count, count)
  const pages = pageCount(count)
  return pages > 1
    ? fill(words.countAndPage, { count: posts, page: Math.min(page, pages), pages })
    : posts
}
