import {
  type CategoryId,
  categoryIds,
  type FoundPost,
  newestFirst,
  type WordIndex,
  wordsOf,
} from '#contracts/blog-list.ts'
import type { PictureSource } from '#site/ui/Picture.tsx'

/** The author of posts that don't name one; `identity.ts` has their name. */
export const directorId = 'director'

/** What lists show of a post. */
export interface PostSummary extends FoundPost {
  /** Replaces the drawn cover. */
  image?: PictureSource
  /** The slug of the post that this one translates, if it differs. They have the same cover. */
  translationOf?: string
  /** Its place in its category, which chooses its cover (`cover-numbers.ts`). */
  number?: number
}

export const isCategory = (value: unknown): value is CategoryId =>
  categoryIds.some((id) => id === value)

const relatedLimit = 9

/** Every tag with its posts, which keep their order. */
export function postsByTag<T extends { tags: string[] }>(posts: T[]): [tag: string, posts: T[]][] {
  const tags = [...new Set(posts.flatMap((post) => post.tags))]
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

/** Code and markup, whose words nobody searches for. */
const notText = /^(`{3,}|~{3,}).*?^\1|^import .*$|<[^>]+>|\]\([^)]*\)/gms

/** The words of all posts, for the blog's search. A body is a post's Markdown. */
export function indexOfWords(
  posts: { slug: string; title: string; excerpt: string; tags: string[]; body: string }[],
): WordIndex {
  const words = new Map<string, number[]>()
  for (const [position, { title, excerpt, tags, body }] of posts.entries()) {
    const text = [title, excerpt, ...tags, body.replaceAll(notText, ' ')].join(' ')
    for (const word of new Set(wordsOf(text)))
      if (word.length > 1) words.set(word, [...(words.get(word) ?? []), position])
  }
  return { slugs: posts.map(({ slug }) => slug), words: Object.fromEntries(words) }
}
