import { pages } from '#contracts/pages.ts'

/** What a page says about itself to readers, search engines and social networks. */
export interface PageMetadata {
  /** Without the company's name, which the layout adds. */
  title: string
  description: string
  type?: 'website' | 'article' | 'profile'
  /** How the page comes in; `none` leaves it outside the transitions. */
  transition?: 'slide' | 'scale' | 'fade' | 'none'
  /** Schema.org things without their `@context`. */
  jsonLd?: Record<string, unknown>[]
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

/** Address of the page's picture for social networks; the build draws one for every page. */
export const picturePath = (path: string): string =>
  `/og${path === pages.home ? '/home' : path}.png`
