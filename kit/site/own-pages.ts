import { type CollectionEntry, getCollection } from 'astro:content'
import type { ComponentType } from 'react'
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
  /** A text in `content/{language}/pages/`. */
  entry?: CollectionEntry<'ownPages'>
  /** A React component in the site's folder `pages/`. */
  Content?: ComponentType
}

/** Every page that's a text or a React component. A file's place is its address. */
export async function ownPages(): Promise<OwnPage[]> {
  const written = (await getCollection('ownPages')).map((entry) => {
    const { title, description } = entry.data
    return { path: `/${entry.id.replace(/\/index$/, '')}`, title, description, entry }
  })
  const coded = Object.entries(components).map(async ([file, load]) => {
    const { page, default: Content } = await load()
    return { path: addressOf(file), ...about(file, page), Content }
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
  throw new Error(
    `${file.slice(1)}: ${issue?.path.join('.')}: ${issue?.message}. The file names it in export const page = { … }`,
  )
}
