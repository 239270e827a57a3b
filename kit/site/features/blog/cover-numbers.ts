import { basename, join } from 'node:path'
import { sourceAt } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'

/**
 * How many posts of its category are older than each post, by file name in the first language: its
 * cover's place in the series. A post with a later date gets the next number and leaves the others'
 * covers alone. Drafts count, so that publishing one on its date changes no cover either.
 */
export function coverNumbers(root = siteRoot): Map<string, number> {
  const [{ language } = { language: '' }] = languagesOf(identity)
  const folder = join(root, 'content', language, 'blog')
  const posts = filesLike('**/*.{mdx,md}', folder).map((file) => {
    const { value } = sourceAt(folder, file)
    const { date, category } = (value ?? {}) as { date?: unknown; category?: unknown }
    // It may be in a folder for its year.
    const slug = basename(file).replace(/\.\w+$/, '')
    return { slug, date: dayOf(date), category: String(category) }
  })
  const numbers = new Map<string, number>()
  for (const series of Map.groupBy(posts, ({ category }) => category).values())
    for (const [number, { slug }] of series.toSorted(oldestFirst).entries())
      numbers.set(slug, number)
  return numbers
}

const oldestFirst = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug)

const dayOf = (date: unknown) =>
  date instanceof Date ? date.toISOString().slice(0, 10) : String(date)
