import type { APIRoute } from 'astro'
import { generateRssFeed } from 'feedsmith'
import { categoryName } from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import { feedAuthors } from '#site/people.ts'
import { feedDescription, feedItems, feedTitle, lastUpdate } from '#site/plain/feed.ts'

/** RSS 2.0 with full content. */
export const GET: APIRoute = async () => {
  const items = await feedItems(identity.url)
  const authors = await feedAuthors(items)
  const xml = generateRssFeed({
    title: feedTitle(identity.company.name),
    link: identity.url + pages.blog,
    description: feedDescription,
    language: identity.locale,
    lastBuildDate: items.length > 0 ? lastUpdate(items) : undefined,
    atom: {
      links: [{ href: `${identity.url}/rss.xml`, rel: 'self', type: 'application/rss+xml' }],
    },
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      pubDate: item.published,
      description: item.excerpt,
      categories: [categoryName(item.category), ...item.tags].map((name) => ({ name })),
      dc: { creators: authors.get(item.slug)?.map(({ name }) => name) },
      content: { encoded: item.html },
    })),
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
