import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { identity } from '#identity.ts'
import { publishedPosts } from '#site/features/blog/published.ts'

/** What the site is, for language models: the company, its services and every article with its claim. */
export const GET: APIRoute = async () => {
  const { company, url, director } = identity
  const link = (title: string, path: string, text: string) => `- [${title}](${url}${path}): ${text}`
  const services = await getCollection('services')
  const engagements = await getCollection('engagements')
  const posts = await publishedPosts()
  const lines = [
    `# ${company.name}`,
    `> ${company.description} ${company.tagline}`,
    '## Services',
    ...[...services, ...engagements].map(({ id, data }) =>
      link(data.title, `/services/${id}`, data.subtitle),
    ),
    '## Articles',
    ...posts.map(({ title, slug, excerpt }) => link(title, `/blog/${slug}`, excerpt)),
    '## Company',
    link('About us', '/about-us', `Who ${company.name} is and how it works.`),
    link(director.name, `/about-${director.slug}`, director.headline),
    link('Contact', '/contact', 'Inquiries are answered within 24–48 hours.'),
  ]
  return new Response(`${lines.join('\n\n').replaceAll(/\n\n- /g, '\n- ')}\n`)
}
