import { pages } from '#contracts/pages.ts'

/** A page's metadata for readers, search engines, and social networks. */
export interface PageMetadata {
  /** Without the company's name, which the layout adds. */
  title: string
  description: string
  /** The address of the page, if its file has another. */
  path?: string
  type?: 'website' | 'article' | 'profile'
  /** How the page appears; `none` opts out of transitions. */
  transition?: 'slide' | 'scale' | 'fade' | 'none'
  /** Schema.org objects without `@context`. */
  jsonLd?: Record<string, unknown>[]
  /** False excludes the page from search engines. */
  indexed?: boolean
}

/** Address of the page's social picture. The build draws one for every page. */
export const picturePath = (path: string): string =>
  `/og${path === pages.home ? '/home' : path}.png`
