import { runnerPath } from './paths.ts'

/**
 * Addresses of the pages that code links to, redirects to, or treats specially. Everything else
 * names them by their key here. A page's address is its file's place in `site/pages/` or
 * `site/optional-pages/`: to rename one, move the file and change its line. The build fails when a
 * line has no page, and a test when an address is typed anywhere else.
 *
 * Islands use it, so it imports nothing but another file that doesn't.
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
  questionnaire: '/questionnaire/custom-website',
  chat: '/chat',
  wordGame: '/games/wordwize',
  snakeGame: '/games/wizesnake',
  learningAssistant: '/learning-assistant',
  /** Shown in a frame of ours, as are the next two. */
  embeddedNewsletter: '/embed/newsletter',
  embeddedQuestionnaire: '/embed/questionnaire',
  embeddedRunner: runnerPath,
} as const

/** What the addresses of several pages begin with. */
export const folders = { games: '/games/', embedded: '/embed/' } as const

export const servicePath = (id: string): string => `${pages.services}/${id}`
export const samplePath = (id: string): string => `/samples/${id}`
export const postPath = (slug: string): string => `${pages.blog}/${slug}`
export const tagPath = (tag: string): string => `${pages.blog}/tags/${tag}`
export const letterPath = (id: string): string => `${pages.newsletter}/${id}`

/** Where unknown addresses below them lead. Any other unknown address leads home. */
export const listPages: string[] = [pages.services, pages.blog]

/**
 * The one address that a page's other spellings lead to: without a slash at the end, `.html`,
 * `index` or percent-encoded letters. Undefined when the text is not valid percent-encoded UTF-8.
 */
export function canonicalPath(path: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const bare = decoded
    // From the first slash of a row alone: tried from each, 15,000 of them take a tenth of a second.
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
  return encodeURI(bare) || pages.home
}

/** The address of a page by its file's name in `dist/`. */
export const addressOfPage = (file: string): string =>
  canonicalPath(`/${encodeURI(file)}`) ?? pages.home
