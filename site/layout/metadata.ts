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

/** The address under which a page is known: no `.html`, no slash at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')

/** Address of the page's picture for social networks; the build draws one for every page. */
export const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`
