import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import astroSitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf, splitPath } from '#contracts/languages.ts'
import type { BuiltPage } from './built-pages.ts'
import type { Counterparts } from './languages.ts'

type Hooks = Required<AstroIntegration['hooks']>

interface Sitemap {
  hooks: Pick<Hooks, 'astro:config:setup' | 'astro:routes:resolved' | 'astro:config:done'>
  write(
    pages: BuiltPage[],
    build: Parameters<Hooks['astro:build:done']>[0],
    counterparts?: Counterparts,
  ): Promise<void>
}

/** The day of the site's last commit; today if there's no history. */
function lastChange(): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', '.'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    if (day) return day
  } catch {
    // A build from an archive has no history.
  }
  return new Date().toISOString().slice(0, 10)
}

/**
 * `@astrojs/sitemap`, with what only the finished pages know. It lists every page with a canonical
 * address: articles with the date of their last update, others with that of the last commit, and
 * each with its counterparts in other languages.
 */
export function sitemap(identity: Pick<Identity, 'url' | 'locale' | 'locales'>): Sitemap {
  const days = new Map<string, string>()
  const links = new Map<string, { lang: string; url: string }[]>()
  const isOnlyOne = languagesOf(identity).length === 1
  const { hooks } = astroSitemap({
    filter: (address) => days.has(address),
    serialize: (item) => {
      const others = links.get(item.url)
      return { ...item, lastmod: days.get(item.url), ...(others && { links: others }) }
    },
    namespaces: { news: false, xhtml: !isOnlyOne, image: false, video: false },
  })
  const { 'astro:build:done': write, ...otherHooks } = hooks as Hooks
  return {
    hooks: otherHooks,
    async write(pages, build, counterparts) {
      const changed = lastChange()
      for (const { canonical, meta, path } of pages) {
        const day = meta.get('article:modified_time') ?? meta.get('article:published_time')
        if (!canonical) continue
        days.set(canonical, day ?? changed)
        const group = [...(counterparts?.get(path) ?? [])]
        if (group.length > 0)
          links.set(
            canonical,
            group.map(([lang, other]) => ({ lang, url: identity.url + other })),
          )
      }
      // Astro only knows the first language's.
      const others = pages
        .filter(({ path }) => splitPath(path, languagesOf(identity)).language.prefix)
        .map(({ path }) => ({ pathname: path.slice(1) }))
      // Its message would name files that are renamed below.
      const logger = build.logger.fork('sitemap')
      logger.options = { ...logger.options, level: 'warn' }
      await write({ ...build, pages: [...build.pages, ...others], logger })
      await nameSitemap(fileURLToPath(build.dir))
    },
  }
}

/** Names the sitemap, or the index of a large one's parts, `sitemap.xml`, and shortens its times. */
async function nameSitemap(dist: string) {
  const index = join(dist, 'sitemap-index.xml')
  const parts = globSync(join(dist, 'sitemap-[0-9]*.xml'))
  for (const file of [index, ...parts]) {
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(/T[\d:.]+Z(?=<\/lastmod>)/g, ''))
  }
  const [only = index, ...others] = parts
  await rename(others.length > 0 ? index : only, join(dist, 'sitemap.xml'))
  if (others.length === 0) await rm(index, { force: true })
}
