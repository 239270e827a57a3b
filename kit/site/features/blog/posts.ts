import { locale } from '#locale'
import words from '#messages/blog.json' with { type: 'json' }
import categories from '#messages/blog-categories.json' with { type: 'json' }
import type { PictureSource } from '#site/ui/Picture.tsx'

/** The author of posts that don't name one; `identity.ts` has their name. */
export const directorId = 'director'

/** What lists show of a post. */
export interface PostSummary {
  /** File name, and last part of the address. */
  slug: string
  title: string
  excerpt: string
  /** Day of publication, YYYY-MM-DD. */
  date: string
  category: CategoryId
  /** Replaces the drawn cover. */
  image?: PictureSource
}

/** The maximum length of a title that fits a search result and its social picture. */
export const maxTitleLength = 70

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
export type ListedPost = Omit<PostSummary, 'slug'> & { slug?: string }

/** Builds that list. Omitting derivable slugs makes it a fifth smaller. */
export const listPosts = (posts: PostSummary[]): ListedPost[] =>
  posts.map(({ slug, ...post }) => (slug === slugOf(post.title) ? post : { slug, ...post }))

/** Parses that list. */
export const readList = (posts: ListedPost[]): PostSummary[] =>
  posts.map((post) => ({ ...post, slug: post.slug ?? slugOf(post.title) }))

/** The id of a category in `blog-categories.json`. */
export type CategoryId = string

const names: Record<CategoryId, string | undefined> = categories
export const categoryIds = Object.keys(names) as [CategoryId, ...CategoryId[]]

export const isCategory = (value: unknown): value is CategoryId =>
  categoryIds.some((id) => id === value)

/** The filter's choices, in order. */
export const filters: { id: CategoryId; name: string }[] = [
  { id: 'all', name: words.allPosts },
  ...categoryIds.map((id) => ({ id, name: categoryName(id) })),
]

export function categoryName(id: CategoryId): string {
  return names[id] ?? id
}

/** The tags that an article may use in addition to Markdown. */
export const articleTags = ['Figure', 'Calculator'] as const
export type ArticleTag = (typeof articleTags)[number]

export const postsPerPage = 6
const relatedLimit = 9

/** The state of the list. `page` counts from 1. */
export interface View {
  /** A category, or `all`. */
  category: CategoryId
  query: string
  page: number
}

export const firstView: View = { category: 'all', query: '', page: 1 }

/** Reads a view from an address. Invalid parts get their defaults. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search)
  const category = filters.find(({ id }) => id === params.get('category'))?.id ?? 'all'
  const page = Number(params.get('page') ?? 1)
  return {
    category,
    query: params.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query for a view; empty for the default view. */
export function searchOf({ category, query, page }: View): string {
  const params = new URLSearchParams()
  if (category !== 'all') params.set('category', category)
  if (query.trim()) params.set('q', query.trim())
  if (page > 1) params.set('page', String(page))
  return params.size ? `?${params}` : ''
}

export const newestFirst = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

/** Posts in the category whose title or excerpt contains the query, ignoring case, newest first. */
export function filterPosts<T extends PostSummary>(posts: T[], { category, query }: View): T[] {
  const wanted = query.trim().toLocaleLowerCase(locale)
  return posts
    .filter(
      (post) =>
        (category === 'all' || post.category === category) &&
        (post.title.toLocaleLowerCase(locale).includes(wanted) ||
          post.excerpt.toLocaleLowerCase(locale).includes(wanted)),
    )
    .toSorted(newestFirst)
}

export const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage))

/** The posts on one page. An invalid page number gives the nearest page. */
export function pageOf<T>(posts: T[], page: number): T[] {
  const first = (Math.min(Math.max(page, 1), pageCount(posts.length)) - 1) * postsPerPage
  return posts.slice(first, first + postsPerPage)
}

/** Every tag with its posts, sorted alphabetically. Posts keep their order. */
export function postsByTag<T extends { tags: string[] }>(posts: T[]): [tag: string, posts: T[]][] {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].toSorted(
    new Intl.Collator(locale).compare,
  )
  return tags.map((tag) => [tag, posts.filter((post) => post.tags.includes(tag))])
}

/** Up to nine other posts that share a tag: those sharing the most first, then the newest. */
export function relatedPosts<T extends { slug: string; date: string; tags: string[] }>(
  post: { slug: string; tags: string[] },
  posts: T[],
): T[] {
  return posts
    .map((other) => ({
      other,
      shared: other.tags.filter((tag) => post.tags.includes(tag)).length,
    }))
    .filter(({ other, shared }) => other.slug !== post.slug && shared > 0)
    .toSorted((a, b) => b.shared - a.shared || newestFirst(a.other, b.other))
    .slice(0, relatedLimit)
    .map(({ other }) => other)
}

/** Whole minutes to read a text at 238 words a minute, the mean for English non-fiction (Brysbaert, 2019). */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 238))
