import type { APIRoute } from 'astro'
import { postPath } from '#contracts/pages.ts'
import { formatDate } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import { type Post, publishedPosts } from '#site/features/blog/published.ts'
import { authorsOf } from '#site/people.ts'
import { plainArticle } from '#site/plain/plain-pages.ts'

export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.slug }, props: { post } }))

/** An article as text. */
export const GET: APIRoute<{ post: Post }> = async ({ props: { post } }) => {
  const { title, deck, text } = await plainArticle(post, identity.url)
  const names = (await authorsOf(post.author)).map(({ name }) => name)
  const about = `${names.join(', ')}, ${formatDate(post.updated ?? post.date)}`
  const parts = [`# ${title}`, deck, about, identity.url + postPath(post.slug), text]
  return new Response(`${parts.join('\n\n')}\n`)
}
