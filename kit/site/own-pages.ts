import { type CollectionEntry, getCollection } from 'astro:content'
import type { ComponentType } from 'react'
import { problemsError } from '#content/problem.ts'
import { ownPageSchema } from '#contracts/own-page.ts'

interface ComponentModule {
  page?: unknown
  default: ComponentType
}

const components = import.meta.glob<ComponentModule>(['/pages/**/*.tsx', '!**/*.test.tsx'])

/** A page of the owner's own. */
export interface OwnPage {
  path: string
  title: string
  description: string
  /** The path that menus name: in a translation, the original's. */
  named: string
  /** A text in `content/{language}/pages/`. */
  entry?: CollectionEntry<'ownPages'>
  /** A React component in the site's folder `pages/`. */
  Content?: ComponentType
}

/** Every page that's a text. A file's place is its address. */
export const writtenPages = async (): Promise<OwnPage[]> =>
  (await getCollection('ownPages')).map((entry) => {
    const { title, description, translationOf } = entry.data
    const path = `/${entry.id.replace(/\/index$/, '')}`
    return { path, named: translationOf ? `/${translationOf}` : path, title, description, entry }
  })

/** Every page that's a text or a React component. */
export async function ownPages(): Promise<OwnPage[]> {
  const written = await writtenPages()
  const coded = Object.entries(components).map(async ([file, load]) => {
    const { page, default: Content } = await load()
    if (!Content) throw ownPageError(file, 'expected export default function Page() { … }')
    const path = addressOf(file)
    return { path, named: path, ...about(file, page), Content }
  })
  return [...written, ...(await Promise.all(coded))]
}

const addressOf = (file: string) =>
  file
    .replace(/^\/pages/, '')
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')

function about(file: string, given: unknown) {
  const checked = ownPageSchema.safeParse(given ?? {})
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const expected = `${issue?.message}, as in export const page = { title: 'Tools', description: '…' }`
  throw ownPageError(file, expected, issue?.path.join('.'))
}

const ownPageError = (file: string, expected: string, field?: string) =>
  problemsError([{ file: file.slice(1), field, expected }])
