import { existsSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Identity } from '#contracts/identity.ts'
import { isOn, type Part, partNames } from '#contracts/parts.ts'

const folder = new URL('../optional-pages/', import.meta.url)

/** Folders of `public/` that only one part uses. */
const folders: Partial<Record<Part, string>> = { games: 'words' }

/**
 * Adds the pages of the parts that `identity.parts` turns on. As in `site/pages/`, a file's path is
 * its address.
 */
export default function optionalPages({ parts }: Identity): AstroIntegration {
  return {
    name: 'optional-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const file of readdirSync(fileURLToPath(folder), {
          recursive: true,
          encoding: 'utf8',
        })) {
          if (!/\.(astro|ts)$/.test(file)) continue
          const pattern = `/${file.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '')}`
          if (isOn(parts, pattern)) injectRoute({ pattern, entrypoint: new URL(file, folder) })
        }
      },
      'astro:build:done': ({ dir }) => {
        for (const part of partNames) {
          const unused = !parts[part] && folders[part]
          if (unused) rmSync(new URL(`${unused}/`, dir), { recursive: true, force: true })
        }
        removeUnusedEvidence(dir)
      },
    },
  }
}

/** Removes evidence whose article isn't published, such as the sample's on an owner's site. */
export function removeUnusedEvidence(dist: URL) {
  const evidence = new URL('evidence/', dist)
  for (const slug of existsSync(evidence) ? readdirSync(evidence) : [])
    if (!existsSync(new URL(`blog/${slug}.html`, dist)))
      rmSync(new URL(slug, evidence), { recursive: true })
}
