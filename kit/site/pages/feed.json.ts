import type { APIRoute } from 'astro'
import { generateJsonFeed } from 'feedsmith'
import { categoryName } from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import { feedAuthors, isDirectors } from '#site/people.ts'
import { feedDescription, feedItems, feedTitle } from '#site/plain/feed.ts'

/** JSON Feed 1.1 with full content. */
export const GET: APIRoute = async () => {
  const items = await feedItems(identity.url)
  const authors = await feedAuthors(items)
  const feed = generateJsonFeed({
    title: feedTitle(identity.company.name),
    description: feedDescription,
    home_page_url: identity.url + pages.blog,
    feed_url: `${identity.url}/feed.json`,
    language: identity.locale,
    authors: [{ name: identity.director.name }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.excerpt,
      content_html: item.html,
      date_published: item.published,
      ...(!isDirectors(item) && { authors: authors.get(item.slug) }),
      ...(item.updated > item.published && { date_modified: item.updated }),
      tags: [categoryName(item.category), ...item.tags],
    })),
  })
  return Response.json(feed)
}
