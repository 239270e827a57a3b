import { existsSync, globSync, readdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { isOn } from '#contracts/parts.ts'
import { questionnairePath } from '#contracts/questionnaire.ts'
import { siteFile, siteRoot } from '#owner/root.ts'

/**
 * Adds the pages of the parts that `identity.parts` turns on: the kit's in `optional-pages/`, and
 * those of add-ons, and the site's own. As in `site/pages/`, a file's path is its address; only the
 * questionnaire's is the owner's to choose.
 */
export default function optionalPages({ parts }: Identity): AstroIntegration {
  const used = addOns.filter(({ name }) => parts[name])
  const kitFolder = new URL('../optional-pages/', import.meta.url)
  const folders = [
    kitFolder,
    ...used.map(({ url }) => new URL('pages/', url)),
    // `own-pages.ts` has the site's other kinds of pages.
    siteFile('pages/'),
  ]
  return {
    name: 'optional-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const folder of folders)
          for (const { pattern: named, entrypoint } of pagesIn(folder)) {
            const isQuestionnaire = folder === kitFolder && named === '/questionnaire'
            const pattern = isQuestionnaire ? questionnairePath : named
            if (isOn(parts, pattern)) injectRoute({ pattern, entrypoint })
          }
      },
      'astro:build:done': ({ dir }) => {
        removeUnusedEvidence(dir, articles())
      },
    },
  }
}

function pagesIn(folder: URL): { pattern: string; entrypoint: URL }[] {
  if (!existsSync(folder)) return []
  return (
    readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
      // A published package has .js where this repository has .ts.
      .filter((file) => /\.(astro|[jt]s)$/.test(file))
      .map((file) => ({
        pattern: `/${file.replace(/\.(astro|[jt]s)$/, '').replace(/\/index$/, '')}`,
        entrypoint: new URL(file, folder),
      }))
  )
}

/** Every article's name in its address, drafts included. */
const articles = () =>
  globSync('content/*/blog/**/*.{md,mdx}', { cwd: siteRoot }).map((file) =>
    basename(file).replace(/\.mdx?$/, ''),
  )

/** Removes evidence whose article isn't published, such as a draft's. Other folders stay. */
export function removeUnusedEvidence(dist: URL, articles: readonly string[]) {
  const evidence = new URL('evidence/', dist)
  for (const slug of existsSync(evidence) ? readdirSync(evidence) : [])
    if (articles.includes(slug) && !existsSync(new URL(`blog/${slug}.html`, dist)))
      rmSync(new URL(slug, evidence), { recursive: true })
}
