import type { APIRoute } from 'astro'
import { identity } from '#identity.ts'
import { publishedPosts } from '#site/features/blog/published.ts'
import { publishedLetters } from '#site/features/newsletter/published-letters.ts'
import { plainArticle, plainLetter } from '#site/plain/plain-pages.ts'

/** Everything that can be mailed. `site/build/plain-files.ts` takes it out of the build. */
export const GET: APIRoute = async () => {
  const { url } = identity
  return Response.json(
    await Promise.all([
      ...(await publishedPosts()).map((post) => plainArticle(post, url)),
      ...(await publishedLetters()).map((letter) => plainLetter(letter, url)),
    ]),
  )
}
