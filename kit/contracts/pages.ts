/**
 * Addresses of the pages that code links to, redirects to, or treats specially. Everything else
 * names them by their key here. A page's address is its file's place in `site/pages/` or
 * `site/optional-pages/`: to rename one, move the file and change its line. The build fails when a
 * line has no page, and a test when an address is typed anywhere else.
 *
 * Islands use it, so it imports nothing. In a browser, addresses are those of the page's language;
 * everywhere else, they're the first language's, and `site/build/languages.ts` adds the prefix.
 */
export const pages = {
  home: '/',
  aboutUs: '/about-us',
  services: '/services',
  projects: '/projects',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  blog: '/blog',
  blogArchive: '/blog/archive',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  chat: '/chat',
  /** Shown in one of our frames, like the next one. */
  embeddedNewsletter: '/embed/newsletter',
  embeddedQuestionnaire: '/embed/questionnaire',
} as const

// The build replaces the variable in scripts (`ownersLanguage` in `owner/vite-plugin.ts`), and with
// one language nothing of this is left.
if (process.env.LANGUAGE_PREFIX)
  for (const [name, path] of Object.entries(pages))
    (pages as Record<string, string>)[name] =
      process.env.LANGUAGE_PREFIX + (path === '/' ? '' : path)

/** The beginning of several pages' addresses. */
export const folders = { embedded: '/embed/' } as const

export const servicePath = (id: string): string => `${pages.services}/${id}`
export const projectPath = (id: string): string => `${pages.projects}/${id}`
export const samplePath = (id: string): string => `/samples/${id}`
export const postPath = (slug: string): string => `${pages.blog}/${slug}`

/** Path of a blog post's text version. */
export const postTextPath = (slug: string): string => `${postPath(slug)}.txt`
export const tagPath = (tag: string): string => `${pages.blog}/tags/${encodeURIComponent(tag)}`
/** The page of a form of the owner's own. */
export const ownFormPage = (name: string): string =>
  name === 'questionnaire' ? pages.embeddedQuestionnaire : `/forms/${name}`
export const letterPath = (id: string): string => `${pages.newsletter}/${id}`

/** Unknown addresses right below these lead to them. Any other unknown address leads home. */
export const listPages: string[] = [pages.services, pages.blog]

/**
 * A page's canonical address: without a trailing slash, `.html`, `index`, or percent-encoded
 * letters. Undefined if the text isn't valid percent-encoded UTF-8.
 */
export function canonicalPath(path: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const bare = decoded
    // The lookbehind makes it match only at the first slash of a run. Otherwise 15,000 slashes
    // would take a tenth of a second.
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
  return encodeURI(bare) || pages.home
}

/** The address of a view of the blog's list. */
export function blogListPath(view: { category: string; query?: string; page: number }): string {
  const params = new URLSearchParams()
  const query = view.query?.trim()
  if (view.category !== 'all') params.set('category', view.category)
  if (query) params.set('q', query)
  if (view.page > 1) params.set('page', String(view.page))
  return params.size > 0 ? `${pages.blog}?${params}` : pages.blog
}

/**
 * The address of the file with that view. Static hosts that can tell queries apart answer the view's
 * own address with it.
 */
export const blogViewFile = (category: string, page: number): string =>
  `${pages.blog}/views/${category}/${page}`

/** A page's address, from its file's name in `dist/`. */
export function addressOfPage(file: string): string {
  const path = canonicalPath(`/${encodeURI(file)}`) ?? pages.home
  const [, prefix, category, page] =
    /^(\/[a-z]{2,3})?\/blog\/views\/([^/]+)\/(\d+)$/.exec(path) ?? []
  return category ? (prefix ?? '') + blogListPath({ category, page: Number(page) }) : path
}
