import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { pages, postTextPath, servicePath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { publishedPosts } from '#site/features/blog/published.ts'

/**
 * Describes the site for language models: the company, its services, and every article with its
 * claim. Articles are linked as text (https://llmstxt.org).
 */
export const GET: APIRoute = async () => {
  const { company, url, director } = identity
  const link = (title: string, path: string, text: string) => `- [${title}](${url}${path}): ${text}`
  const services = await getCollection('services')
  const engagements = await getCollection('engagements')
  const posts = await publishedPosts()
  const lines = [
    `# ${company.name}`,
    `> ${[company.description, company.tagline].filter(Boolean).join(' ')}`,
    `## ${words.llms.services}`,
    ...[...services, ...engagements].map(({ id, data }) =>
      link(data.title, servicePath(id), data.subtitle),
    ),
    ...(posts.length > 0 ? [`## ${words.llms.articles}`] : []),
    ...posts.map(({ title, slug, excerpt }) => link(title, postTextPath(slug), excerpt)),
    `## ${words.llms.company}`,
    link(
      words.llms.aboutUs,
      pages.aboutUs,
      fill(words.llms.aboutUsText, { company: company.name }),
    ),
    link(director.name, `/about-${director.slug}`, director.headline),
    link(words.llms.contact, pages.contact, words.llms.contactText),
  ]
  return new Response(`${lines.join('\n\n').replaceAll(/\n\n- /g, '\n- ')}\n`)
}
