import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The day of the site's last change in version control, or today where there is none. */
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

/** Lists every page that names a canonical address: articles with the date of their last update, others with the last change. */
export default function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir)
        const changed = lastChange()
        const entries: string[] = []
        for (const file of (await readdir(dist, { recursive: true })).toSorted()) {
          if (!file.endsWith('.html')) continue
          const html = await readFile(join(dist, file), 'utf8')
          const address = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
          const [published, modified] = ['published', 'modified'].map(
            (name) => html.match(new RegExp(`"article:${name}_time" content="([^"]+)"`))?.[1],
          )
          if (address)
            entries.push(
              `<url><loc>${address}</loc><lastmod>${modified ?? published ?? changed}</lastmod></url>`,
            )
        }
        await writeFile(
          join(dist, 'sitemap.xml'),
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
        )
      },
    },
  }
}
