import type { ComponentType } from 'react'
import { ownPageSchema } from '#contracts/own-page.ts'

interface TextModule {
  frontmatter: unknown
  Content: unknown
}
interface ComponentModule {
  page?: unknown
  default: ComponentType
}

const texts = import.meta.glob<TextModule>('/pages/**/*.{md,mdx}')
const components = import.meta.glob<ComponentModule>(['/pages/**/*.tsx', '!**/*.test.tsx'])

/** A page of the owner's own, from `pages/` in the site's folder. */
interface OwnPage {
  path: string
  title: string
  description: string
  intro?: string
  /** Whether it's Markdown, which gets a heading and the site's type. */
  isText: boolean
  // Astro renders Markdown and React components alike.
  // biome-ignore lint/suspicious/noExplicitAny: Astro has no type for both.
  Content: any
}

/** Every page in `pages/` that's Markdown or a React component. A file's path is its address. */
export async function ownPages(): Promise<OwnPage[]> {
  const written = Object.entries(texts).map(async ([file, load]) => {
    const { frontmatter, Content } = await load()
    return { path: addressOf(file), ...about(file, frontmatter), isText: true, Content }
  })
  const coded = Object.entries(components).map(async ([file, load]) => {
    const { page, default: Content } = await load()
    return { path: addressOf(file), ...about(file, page), isText: false, Content }
  })
  return Promise.all([...written, ...coded])
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
    `${file.slice(1)}: ${issue?.path.join('.')}: ${issue?.message}. A .md or .mdx page names it between two lines of ---, a .tsx page in export const page = { … }`,
  )
}
