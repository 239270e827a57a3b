import { filesLike } from '#content/files-in.ts'
import { pages } from '#contracts/pages.ts'
import { siteRoot } from '#owner/root.ts'
import { publishedPosts } from '#site/features/blog/published.ts'
import { writtenPages } from './own-pages.ts'
import { visibleProjects } from './projects.ts'

async function find(): Promise<string[]> {
  const [posts, projects, texts] = await Promise.all([
    publishedPosts(),
    visibleProjects(),
    writtenPages(),
  ])
  const inAnyLanguage = filesLike('content/*/pages/**/*.{md,mdx}', siteRoot).map((file) =>
    file.replace(/^content\/\w+\/pages/, '').replace(/(\/index)?\.mdx?$/, ''),
  )
  return [
    ...(posts.length > 0 ? [] : [pages.blog, pages.blogArchive]),
    ...(projects.length > 0 ? [] : [pages.projects]),
    ...inAnyLanguage.filter(
      (path) => !texts.some((text) => [text.path, text.named].includes(path)),
    ),
  ]
}

let found: Promise<string[]> | undefined

/**
 * Pages that list something, on a site that has none of it yet, and pages that only other languages
 * have. Nothing links to them. Every page asks, so a build looks only once.
 */
export function emptyPages(): Promise<string[]> {
  if (import.meta.env.DEV) return find()
  found ??= find()
  return found
}
