import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeXML } from 'entities'
import type { BuiltPage } from './built-pages.ts'

/** The day of the site's last commit; today if there's no history. */
function lastChange(): string {
  try {
    const day = execFileSync(
      'git',
      ['log', '-1', '--format=%cs', '--', 'content', 'site', 'identity.ts'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).trim()
    if (day) return day
  } catch {
    // A build from an archive has no history.
  }
  return new Date().toISOString().slice(0, 10)
}

/**
 * Lists every page with a canonical address: articles with the date of their last update, others
 * with that of the last commit.
 */
export async function writeSitemap(pages: BuiltPage[], dist: string): Promise<void> {
  const changed = lastChange()
  const entries = pages.flatMap(({ canonical, meta }) => {
    const modified = meta.get('article:modified_time') ?? meta.get('article:published_time')
    return canonical
      ? [`<url><loc>${encodeXML(canonical)}</loc><lastmod>${modified ?? changed}</lastmod></url>`]
      : []
  })
  await writeFile(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  )
}
