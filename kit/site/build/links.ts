import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Identity } from '#contracts/identity.ts'
import { pages as namedPages } from '#contracts/pages.ts'
import { isOn } from '#contracts/parts.ts'
import type { BuiltPage } from './built-pages.ts'
import { madeOnce } from './made-once.ts'

/**
 * The broken links of a build, one per line: to a page, file, or anchor of this site that doesn't
 * exist. Addresses of the server (`/api/…`) and links to other sites aren't checked.
 */
export function brokenLinks(pages: readonly BuiltPage[], dist: string, siteUrl: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  // Pages load the same few files.
  const files = new Map<string, boolean>()
  const isFile = (pathname: string) =>
    madeOnce(files, pathname, () => existsSync(join(dist, decodeURI(pathname))))
  const isThere = (pathname: string, hash: string) => {
    const page = byPath.get(pathname)
    if (page) return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)))
    return isFile(pathname)
  }
  const broken: string[] = []
  for (const { path, references } of pages) {
    for (const address of new Set(references)) {
      if (!URL.canParse(address, siteUrl + path)) continue
      const { origin, pathname, hash } = new URL(address, siteUrl + path)
      if (origin !== siteUrl || pathname.startsWith('/api/')) continue
      if (!isThere(pathname, hash)) {
        broken.push(`  ${path} links to ${address}, which is not there`)
      }
    }
  }
  return broken
}

/** Lines of contracts/pages.ts without a page, except for parts that are off. */
export function missingPages(pages: BuiltPage[], { parts }: Pick<Identity, 'parts'>): string[] {
  const there = new Set(pages.map(({ path }) => path))
  return Object.entries(namedPages)
    .filter(([, path]) => isOn(parts, path) && !there.has(path))
    .map(
      ([name, path]) =>
        `  contracts/pages.ts has ${name}: '${path}', but no file in site/pages/ or site/optional-pages/ makes that page`,
    )
}

/**
 * What's wrong with the form of a link to another site, which never stops a build: `broken` if it
 * leads nowhere.
 */
export function outsideProblem(
  address: string,
  siteUrl: string,
): { broken: boolean; what: string } | undefined {
  if (!URL.canParse(address)) return { broken: true, what: 'isn’t an address' }
  const { origin, protocol, hostname, searchParams } = new URL(address)
  if (origin === siteUrl || hostname === 'localhost' || hostname === '127.0.0.1') return undefined
  if (!hostname.includes('.')) return { broken: true, what: 'has a host without a domain' }
  if (protocol !== 'https:') return { broken: false, what: 'isn’t https' }
  if ([...searchParams.keys()].some((name) => name.startsWith('utm_')))
    return { broken: false, what: 'tracks readers' }
  return undefined
}
