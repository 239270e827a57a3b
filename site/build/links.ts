import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Identity } from '#contracts/identity.ts'
import { canonicalPath } from '#site/layout/metadata.ts'

const reference = /<(?:a|img|link|script|iframe)\b[^>]*?\s(?:href|src)="([^"]+)"/g
const identifier = /\sid="([^"]+)"/g

const anchor = /<a\b[^>]*?\shref="(https?:[^"]*)"[^>]*>/g

/**
 * Fails the build when a page links to a page, a file or a place in a page of this site that is not
 * there. Addresses that only the server answers (`/api/…`) are the server's to test. Links to other
 * sites are checked for their form: nothing is fetched.
 */
export default function links({ url }: Identity): AstroIntegration {
  return {
    name: 'links',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const broken = await brokenLinks(fileURLToPath(dir), url)
        if (broken.length === 0) return
        // Thrown, the list would end in a stack trace, which helps nobody who writes pages.
        console.error(`Broken links:\n${broken.join('\n')}`)
        process.exit(1)
      },
    },
  }
}

/** The broken links of the pages in a folder that are published at `siteUrl`, a line each. */
export async function brokenLinks(dist: string, siteUrl: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const pages = new Map<string, { html: string; ids: Set<string> }>()
  for (const file of files) {
    const html = await readFile(join(dist, file), 'utf8')
    const ids = new Set([...html.matchAll(identifier)].map(([, id]) => id ?? ''))
    pages.set(canonicalPath(`/${file}`), { html, ids })
  }
  const broken: string[] = []
  for (const [path, { html }] of pages) {
    for (const [tag, target = ''] of html.matchAll(anchor)) {
      const problem = outboundProblem(tag, target.replaceAll('&amp;', '&'), siteUrl)
      if (problem) broken.push(`  ${path} links to ${target}, ${problem}`)
    }
    for (const target of new Set([...html.matchAll(reference)].map(([, to]) => to ?? ''))) {
      const address = target.replaceAll('&amp;', '&')
      if (!URL.canParse(address, siteUrl + path)) continue
      const { origin, pathname, hash } = new URL(address, siteUrl + path)
      if (origin !== siteUrl || pathname.startsWith('/api/')) continue
      const page = pages.get(decodeURI(pathname))
      const there = page
        ? hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)))
        : await access(join(dist, decodeURI(pathname))).then(
            () => true,
            () => false,
          )
      if (!there) broken.push(`  ${path} links to ${target}, which is not there`)
    }
  }
  return broken
}

/** What is wrong with the form of a link to another site. */
function outboundProblem(tag: string, target: string, siteUrl: string): string | undefined {
  if (!URL.canParse(target)) return 'which is no address'
  const { origin, protocol, hostname, searchParams } = new URL(target)
  if (origin === siteUrl || hostname === 'localhost' || hostname === '127.0.0.1') return undefined
  if (protocol !== 'https:') return 'which is not https'
  if (!hostname.includes('.')) return 'whose host has no domain'
  if ([...searchParams.keys()].some((name) => name.startsWith('utm_')))
    return 'which tracks readers'
  if (!/\srel="[^"]*\bnoopener\b/.test(tag)) return 'without rel="noopener"'
  return undefined
}
