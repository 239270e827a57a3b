import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Identity } from '#contracts/identity.ts'
import { terminalText } from '#contracts/terminal-text.ts'
import { publishPages } from './built-pages.ts'
import { memoryWarning, prepareHosting } from './hosting.ts'
import { joinLanguages } from './languages.ts'
import { brokenLinks, missingPages } from './links.ts'
import { drawPictures } from './pictures.ts'
import { takePlainPages } from './plain-files.ts'
import { writeSitemap } from './sitemap.ts'
import { dropUnusedPictures } from './unused-pictures.ts'

/** Processes the finished pages, in this order. Each step reads what earlier ones wrote. */
export default function output(identity: Identity): AstroIntegration {
  return {
    name: 'output',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const counterparts = await joinLanguages(dist, identity)
        const pages = await publishPages(dist)
        const charts = await takePlainPages(dist, pages)
        const drawn = await drawPictures(pages, dist, identity, charts)
        logger.info(`${drawn} new pictures drawn.`)
        dropUnusedPictures(dist)
        await writeSitemap(dist, pages, identity, counterparts)
        const broken = [...missingPages(pages, identity), ...brokenLinks(pages, dist, identity.url)]
        if (broken.length > 0) {
          // Throwing would add a stack trace, which doesn't help anyone who writes pages.
          console.error(terminalText(`Broken links:\n${broken.join('\n')}`))
          process.exit(1)
        }
        const manifest = await prepareHosting(dist, pages, identity)
        const warning = memoryWarning(dist, manifest)
        if (warning) logger.warn(terminalText(warning))
        logger.info(
          `${manifest.served.length} files ready to serve, with headers and compressed copies.`,
        )
      },
    },
  }
}
