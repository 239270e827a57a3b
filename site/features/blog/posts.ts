import { locale } from '#locale'
import words from '#messages/blog.json' with { type: 'json' }
import categories from '#messages/blog-categories.json' with { type: 'json' }
import type { PictureSource } from '#site/ui/Picture.tsx'

/** The author of a post that names none; `identity.ts` says who that is. */
export const directorId = 'director'

/** What a list of posts shows of each. */
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

/** The most characters a title has, so that it fits a search result and its picture. */
export const maxTitleLength = 70

/** The slug that a title gives, empty when it has no letters or digits. `npm run new:post` names files so. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')

/** A post in the list that is loaded for filter and search. A slug that the title gives is left out. */
export type ListedPost = Omit<PostSummary, 'slug'> & { slug?: string }

/** Makes the list that is loaded; without slugs that titles give it is a fifth smaller. */
export const listPosts = (posts: PostSummary[]): ListedPost[] =>
  posts.map(({ slug, ...post }) => (slug === slugOf(post.title) ? post : { slug, ...post }))

/** Reads the list that was loaded. */
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

/** Elements of an article that components of ours show; the rest is plain HTML. */
export const elementsWithComponents = ['h2', 'h3', 'pre', 'table', 'th', 'td', 'a', 'img'] as const

/** What an article may write beside Markdown. */
export const articleTags = ['Figure', 'Calculator'] as const
export type ArticleTag = (typeof articleTags)[number]

export const postsPerPage = 6
const relatedLimit = 9

/** What the list is showing. `page` counts from 1. */
export interface View {
  /** A category, or `all`. */
  category: CategoryId
  query: string
  page: number
}

export const firstView: View = { category: 'all', query: '', page: 1 }

/** Reads a view from an address; whatever cannot be read is as on the first visit. */
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

/** Writes a view as the query of an address, empty for the first view. */
export function searchOf({ category, query, page }: View): string {
  const params = new URLSearchParams()
  if (category !== 'all') params.set('category', category)
  if (query.trim()) params.set('q', query.trim())
  if (page > 1) params.set('page', String(page))
  return params.size ? `?${params}` : ''
}

export const newestFirst = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

/** Posts of the category whose title or excerpt has the query (any case), newest first. */
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

/** The posts of one page; a page outside 1 … last gives the nearest one. */
export function pageOf<T>(posts: T[], page: number): T[] {
  const first = (Math.min(Math.max(page, 1), pageCount(posts.length)) - 1) * postsPerPage
  return posts.slice(first, first + postsPerPage)
}

/** Every tag with its posts, in the order of the alphabet; posts stay in their order. */
export function postsByTag<T extends { tags: string[] }>(posts: T[]): [tag: string, posts: T[]][] {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].toSorted(
    new Intl.Collator(locale).compare,
  )
  return tags.map((tag) => [tag, posts.filter((post) => post.tags.includes(tag))])
}

/** Up to nine other posts that share a tag: most shared first, then newest. */
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
