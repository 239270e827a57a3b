import type { APIRoute } from 'astro'
import { generateAtomFeed } from 'feedsmith'
import { categoryName } from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import { feedAuthors, isDirectors } from '#site/people.ts'
import { feedDescription, feedItems, feedTitle, lastUpdate } from '#site/plain/feed.ts'

/** Atom (RFC 4287) with full content. */
export const GET: APIRoute = async () => {
  const items = await feedItems(identity.url)
  const authors = await feedAuthors(items)
  const xml = generateAtomFeed({
    xml: { lang: identity.locale },
    id: identity.url + pages.blog,
    title: { value: feedTitle(identity.company.name) },
    subtitle: { value: feedDescription },
    updated: items.length > 0 ? lastUpdate(items) : new Date(),
    authors: [{ name: identity.director.name }],
    links: [
      { href: identity.url + pages.blog, rel: 'alternate', type: 'text/html' },
      { href: `${identity.url}/atom.xml`, rel: 'self', type: 'application/atom+xml' },
    ],
    entries: items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      ...(!isDirectors(item) && { authors: authors.get(item.slug) }),
      published: item.published,
      updated: item.updated,
      summary: { value: item.excerpt },
      content: { type: 'html', value: item.html },
      categories: [
        { term: item.category, label: categoryName(item.category) },
        ...item.tags.map((term) => ({ term })),
      ],
    })),
  })
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
