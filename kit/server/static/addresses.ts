import { type Language, splitPath, withPrefix } from '#contracts/languages.ts'
import { listPages, pages } from '#contracts/pages.ts'

/**
 * Where to redirect from an unknown address: a service to the list of services, an article to the
 * blog, anything else, also below those, to the home page, each in the address's language. The
 * unknown address never enters the browser's history.
 */
export function nearestPage(address: string, languages: readonly Language[]): string {
  const { language, path } = splitPath(address, languages)
  const [, list = ''] = /^(\/.+)\/[^/]+\/?$/.exec(path) ?? []
  return withPrefix(language.prefix, listPages.includes(list) ? list : pages.home)
}

/**
 * Whether the address names a file instead of a page. A missing file gets a 404, because a redirect
 * would give a browser HTML where it expects an old build's script, style, or image, and it would
 * run, cache, or show that.
 */
export function isFileAddress(path: string): boolean {
  return path.startsWith('/_astro/') || /\.(?!html?$)[^./]+$/.test(path)
}
