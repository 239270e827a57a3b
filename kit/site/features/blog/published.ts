import { type CollectionEntry, getCollection } from 'astro:content'
import { newestFirst } from '#contracts/blog-list.ts'
import { pictureNamed } from '#site/ui/pictures.ts'
import { coverNumbers } from './cover-numbers.ts'
import type { PostSummary } from './posts.ts'

/** A post and its text. */
export interface Post extends PostSummary {
  subtitle?: string
  tags: string[]
  draft: boolean
  /** Date of the last revision, YYYY-MM-DD. */
  updated?: string
  corrections: { date: string; text: string }[]
  /** The people's ids. */
  author: string[]
  downloads: { file: string; label: string; about: string }[]
  entry: CollectionEntry<'blog'>
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

let known: Map<string, number> | undefined

/** The posts' cover numbers. Many pages ask, so a build reads the files only once. */
function coverNumbersNow(): Map<string, number> {
  if (import.meta.env.DEV) return coverNumbers()
  known ??= coverNumbers()
  return known
}

/**
 * The posts to show, newest first. A production build excludes drafts and posts dated after the day
 * of the build; `npm run dev` shows everything.
 */
export async function publishedPosts(): Promise<Post[]> {
  const today = dayOf(new Date())
  const entries = await getCollection('blog')
  const numbers = coverNumbersNow()
  const posts = await Promise.all(
    entries.map(async (entry): Promise<Post> => {
      const { date, updated, corrections, image, ...data } = entry.data
      const number = numbers.get(data.translationOf ?? entry.id)
      return {
        ...data,
        ...(number !== undefined && { number }),
        ...(image && { image: await pictureNamed(image) }),
        slug: entry.id,
        date: dayOf(date),
        ...(updated && { updated: dayOf(updated) }),
        corrections: corrections.map(({ date, text }) => ({ date: dayOf(date), text })),
        entry,
      }
    }),
  )
  return posts
    .filter(({ draft, date }) => import.meta.env.DEV || (!draft && date <= today))
    .toSorted(newestFirst)
}

/** The summary of the post at this index, if there is one. */
export const summaryAt = (posts: Post[], index: number): PostSummary | undefined => {
  const post = posts[index]
  return post && summaryOf(post)
}

export const summaryOf = (post: Post): PostSummary => {
  const { slug, title, excerpt, date, category, image, translationOf, number } = post
  return {
    slug,
    title,
    excerpt,
    date,
    category,
    ...(image && { image }),
    ...(translationOf && { translationOf }),
    ...(number !== undefined && { number }),
  }
}
