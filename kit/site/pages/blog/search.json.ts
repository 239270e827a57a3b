import type { APIRoute } from 'astro'
import { indexOfWords } from '#site/features/blog/posts.ts'
import { publishedPosts } from '#site/features/blog/published.ts'

export const GET: APIRoute = async () => {
  const posts = await publishedPosts()
  return Response.json(
    indexOfWords(posts.map((post) => ({ ...post, body: post.entry.body ?? '' }))),
  )
}
