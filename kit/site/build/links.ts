import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Identity } from '#contracts/identity.ts'
import { pages as namedPages } from '#contracts/pages.ts'
import { isOn } from '#contracts/parts.ts'
import type { BuiltPage } from './built-pages.ts'

/**
 * The broken links of a build, one per line: to a page, file, or anchor of this site that doesn't
 * exist. Addresses of the server (`/api/…`) aren't checked. Links to other sites are only checked
 * for their form; nothing is fetched.
 */
export async function brokenLinks(
  pages: BuiltPage[],
  dist: string,
  siteUrl: string,
): Promise<string[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const isThere = async (pathname: string, hash: string) => {
    const page = byPath.get(pathname)
    if (page) return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)))
    return access(join(dist, decodeURI(pathname))).then(
      () => true,
      () => false,
    )
  }
  const broken: string[] = []
  for (const { path, references } of pages) {
    for (const { tag, address, rel } of references) {
      const problem = tag === 'a' && outboundProblem(address, rel, siteUrl)
      if (problem) broken.push(`  ${path} links to ${address}, ${problem}`)
    }
    for (const address of new Set(references.map((reference) => reference.address))) {
      if (!URL.canParse(address, siteUrl + path)) continue
      const { origin, pathname, hash } = new URL(address, siteUrl + path)
      if (origin !== siteUrl || pathname.startsWith('/api/')) continue
      if (!(await isThere(pathname, hash))) {
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

/** What's wrong with the form of a link to another site. */
function outboundProblem(address: string, rel: string[], siteUrl: string): string | undefined {
  if (!/^https?:/.test(address)) return undefined
  if (!URL.canParse(address)) return 'which isn’t an address'
  const { origin, protocol, hostname, searchParams } = new URL(address)
  if (origin === siteUrl || hostname === 'localhost' || hostname === '127.0.0.1') return undefined
  if (protocol !== 'https:') return 'which is not https'
  if (!hostname.includes('.')) return 'whose host has no domain'
  if ([...searchParams.keys()].some((name) => name.startsWith('utm_')))
    return 'which tracks readers'
  if (!rel.includes('noopener')) return 'without rel="noopener"'
  return undefined
}
