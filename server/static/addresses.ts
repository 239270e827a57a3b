import { listPages, pages } from '#contracts/pages.ts'

/**
 * Where a visitor goes who asked for an address that is not there: an unknown service to the list
 * of services, an unknown article to the blog, anything else home. A redirect replaces the unknown
 * address in the browser's history, which never gets an entry for it.
 */
export function nearestPage(path: string): string {
  return listPages.find((list) => path.startsWith(`${list}/`)) ?? pages.home
}

/**
 * Whether the address names a file rather than a page. A missing file is answered with 404, for a
 * redirect would hand a browser HTML where it waits for a script, style or picture of an older
 * build, and it would run, cache or show that as if it were the file.
 */
export function isFileAddress(path: string): boolean {
  return path.startsWith('/_astro/') || /\.(?!html?$)[^./]+$/.test(path)
}
