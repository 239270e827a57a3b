import { cpSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'

/**
 * Publishes the files in `public/` of the kit and of the add-ons that are on. Astro itself publishes
 * the site's, which win.
 */
export default function publicFolders({ parts }: Identity): AstroIntegration {
  const used = addOns.filter(({ name }) => parts[name])
  const folders = [new URL('../../public/', import.meta.url)]
    .concat(used.map(({ url }) => new URL('public/', url)))
    .filter((folder) => existsSync(folder))
  return {
    name: 'public-folders',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const folder of folders) cpSync(folder, dir, { recursive: true, force: false })
      },
      'astro:server:setup': ({ server }) => {
        // After Vite's own handler of the site's public folder.
        server.middlewares.use(({ url = '/' }, response, next) => {
          const { pathname } = new URL(url, 'http://localhost')
          const file = folders
            .map((folder) => new URL(`.${pathname}`, folder))
            .find((each, i) => each.href.startsWith(folders[i]?.href ?? '') && isFile(each))
          if (!file) return next()
          response.setHeader('content-type', lookup(pathname) ?? 'text/plain')
          response.end(readFileSync(file))
        })
      },
    },
  }
}

const isFile = (file: URL) => /\.\w+$/.test(file.pathname) && existsSync(fileURLToPath(file))
