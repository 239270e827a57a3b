import { loadRenderers } from 'astro:container'
import { render } from 'astro:content'
import { getContainerRenderer } from '@astrojs/mdx/container-renderer'
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { postPath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { ArticleLink } from './ArticleLink.tsx'
import { FeedCalculator, FeedFigure, FeedHeading } from './FeedParts.tsx'
import MarkdownBody from './MarkdownBody.astro'
import type { ArticleTag } from './posts.ts'
import { type Post, publishedPosts } from './published.ts'

/** How many of the newest posts a feed contains. */
const feedLength = 20

export interface FeedItem extends Omit<Post, 'entry' | 'updated'> {
  url: string
  published: Date
  /** The date of publication if there was no update. */
  updated: Date
  /** The complete article as HTML with absolute links. */
  html: string
}

/**
 * The contents of the site's three feeds: the newest posts, complete. `siteUrl` is the site's
 * address.
 */
export async function feedItems(siteUrl: string): Promise<FeedItem[]> {
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  })
  // Imported instead of loaded, because it needs settings that only the bundler knows.
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer })
  const posts = (await publishedPosts()).slice(0, feedLength)
  return Promise.all(
    posts.map(async ({ entry, ...post }) => {
      const { Content } = await render(entry)
      const url = siteUrl + postPath(post.slug)
      const components: Record<ArticleTag | 'a' | 'h2', unknown> = {
        a: ArticleLink,
        h2: FeedHeading,
        Figure: FeedFigure,
        Calculator: () => FeedCalculator({ article: url }),
      }
      const body = await container.renderToString(Content, { props: { components } })
      const drawn = entry.rendered
        ? await container.renderToString(MarkdownBody, { props: { html: body, components } })
        : body
      const html = drawn
        .replaceAll(/ (href|src)="([^"]*)"/g, (_, name, to) => ` ${name}="${new URL(to, url)}"`)
        .replaceAll(/ (tabindex|data-[\w-]+)="[^"]*"/g, '')
      const { updated = post.date } = post
      return {
        ...post,
        url,
        published: midnight(post.date),
        updated: midnight(updated),
        html,
      }
    }),
  )
}

/** The most recent update of these items. */
export const lastUpdate = (items: FeedItem[]): Date =>
  new Date(Math.max(...items.map(({ updated }) => updated.getTime())))

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

export const feedTitle = (company: string) => fill(words.feedTitle, { company })
export const feedDescription = words.intro
