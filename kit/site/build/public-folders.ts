import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { faviconOf, themeNames } from '#site/theme/theme-names.ts'
import { ownIcon } from './picture.ts'

/** The icons of browser tabs, drawn from the owner's logo. Without one, they're in `public/`. */
const drawnIcons: Map<string, string> = new Map(
  themeNames.flatMap((theme) => {
    // Themes without an icon of their own share the light one.
    const isOwn = faviconOf(theme).includes(theme)
    const svg = isOwn ? ownIcon(theme, 64, 4) : undefined
    return svg ? [[faviconOf(theme), svg] as const] : []
  }),
)

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
        for (const [path, svg] of drawnIcons) {
          const file = new URL(`.${path}`, dir)
          if (!existsSync(file)) writeFileSync(file, svg)
        }
        for (const folder of folders) cpSync(folder, dir, { recursive: true, force: false })
      },
      'astro:server:setup': ({ server }) => {
        // After Vite's own handler of the site's public folder.
        server.middlewares.use(({ url = '/' }, response, next) => {
          const { pathname } = new URL(url, 'http://localhost')
          const drawn = drawnIcons.get(pathname)
          if (drawn) {
            response.setHeader('content-type', 'image/svg+xml')
            return response.end(drawn)
          }
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
