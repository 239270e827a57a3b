import type { APIRoute } from 'astro'
import { type WordIndex, wordsOf } from '#contracts/blog-list.ts'
import { publishedPosts } from '#site/features/blog/published.ts'

/** Code and markup, whose words nobody searches for. */
const notText = /^(`{3,}|~{3,}).*?^\1|^import .*$|<[^>]+>|\]\([^)]*\)/gms

/** The words of all posts, for the blog's search. */
export const GET: APIRoute = async () => {
  const posts = await publishedPosts()
  const words = new Map<string, number[]>()
  for (const [position, { title, excerpt, tags, entry }] of posts.entries()) {
    const text = [title, excerpt, ...tags, (entry.body ?? '').replaceAll(notText, ' ')].join(' ')
    for (const word of new Set(wordsOf(text)))
      if (word.length > 1) words.set(word, [...(words.get(word) ?? []), position])
  }
  const index: WordIndex = {
    slugs: posts.map(({ slug }) => slug),
    words: Object.fromEntries(words),
  }
  return Response.json(index)
}
