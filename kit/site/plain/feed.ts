import { postPath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { type Post, publishedPosts } from '#site/features/blog/published.ts'
import { plainArticle } from './plain-pages.ts'

/** How many of the newest posts a feed contains. */
const feedLength = 20

export interface FeedItem extends Omit<Post, 'entry' | 'updated'> {
  url: string
  published: Date
  /** The date of publication if there was no update. */
  updated: Date
  /** The complete article in its plain form. */
  html: string
}

/**
 * The contents of the site's three feeds: the newest posts, complete. `siteUrl` is the site's
 * address.
 */
export async function feedItems(siteUrl: string): Promise<FeedItem[]> {
  const posts = (await publishedPosts()).slice(0, feedLength)
  return Promise.all(
    posts.map(async (post) => {
      const { html } = await plainArticle(post, siteUrl)
      const { entry: _entry, updated = post.date, ...rest } = post
      const url = siteUrl + postPath(post.slug)
      return { ...rest, url, published: midnight(post.date), updated: midnight(updated), html }
    }),
  )
}

/** The most recent update of these items. */
export const lastUpdate = (items: FeedItem[]): Date =>
  new Date(Math.max(...items.map(({ updated }) => updated.getTime())))

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

export const feedTitle = (company: string) => fill(words.feedTitle, { company })
export const feedDescription = words.intro
