import type { APIRoute } from 'astro'
import { listPosts } from '#contracts/blog-list.ts'
import { publishedPosts, summaryOf } from '#site/features/blog/published.ts'

/** All posts for the blog's list and search, loaded only when one of them is used. */
export const GET: APIRoute = async () =>
  Response.json(listPosts((await publishedPosts()).map(summaryOf)))
