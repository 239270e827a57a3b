import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeAttribute, escapeText } from 'entities'
import { runGit } from '#content/run-git.ts'
import type { Identity } from '#contracts/identity.ts'
import { alternatesOf } from '#contracts/languages.ts'
import type { BuiltPage } from './built-pages.ts'
import type { Counterparts } from './languages.ts'

/** The day of the site's last commit; today if there's no history. */
function lastChange(): string {
  // A build from an archive has no history.
  const { status, stdout } = runGit('.', ['log', '-1', '--format=%cs', '--', '.'])
  const day = status === 0 && stdout.trim()
  if (day) return day
  return new Date().toISOString().slice(0, 10)
}

/**
 * Lists every page that is its own canonical address in `sitemap.xml`: articles with the day of their
 * last update, others with that of the last commit, and each with its counterparts in other languages.
 */
export async function writeSitemap(
  dist: string,
  pages: readonly Pick<BuiltPage, 'path' | 'canonical' | 'meta'>[],
  identity: Pick<Identity, 'url' | 'locale' | 'locales'>,
  counterparts: Counterparts = new Map(),
): Promise<void> {
  const changed = lastChange()
  const entries = pages
    // Views of the blog's list name the list itself.
    .filter(({ path, canonical }) => canonical === identity.url + path)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, meta }) => {
      const day = meta.get('article:modified_time') ?? meta.get('article:published_time') ?? changed
      const links = alternatesOf(counterparts.get(path) ?? [], identity).map(
        ({ lang, url }) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeAttribute(url)}"/>`,
      )
      return `<url><loc>${escapeText(identity.url + path)}</loc><lastmod>${day}</lastmod>${links.join('')}</url>`
    })
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(counterparts.size > 0 ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ]
  await writeFile(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces.join(' ')}>${entries.join('')}</urlset>`,
  )
}
