import { pages } from '#contracts/pages.ts'
import { publishedPosts } from '#site/features/blog/published.ts'
import { visibleProjects } from './projects.ts'

async function find(): Promise<string[]> {
  const [posts, projects] = await Promise.all([publishedPosts(), visibleProjects()])
  return [
    ...(posts.length > 0 ? [] : [pages.blog, pages.blogArchive]),
    ...(projects.length > 0 ? [] : [pages.projects]),
  ]
}

let found: Promise<string[]> | undefined

/**
 * Pages that list something, on a site that has none of it yet. Nothing links to them. Every page
 * asks, so a build looks only once.
 */
export function emptyPages(): Promise<string[]> {
  if (import.meta.env.DEV) return find()
  found ??= find()
  return found
}
