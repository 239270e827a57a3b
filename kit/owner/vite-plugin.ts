import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { addOns } from './add-ons.ts'
import { identity } from './identity.ts'
import { siteFile } from './root.ts'
import { siteWords } from './site-words.ts'

const words = /^#(messages|theme)\/.*\.json$/

/**
 * Lets pages and islands import what the site brings: `#identity.ts`, `#add-ons.ts`,
 * `#messages/<file>.json`, and `#theme/<file>.json`. Node has `register-words.ts` for the same.
 */
export function ownersFiles(): Plugin {
  return {
    name: 'owners-files',
    enforce: 'pre',
    // Only Vite can compile these packages' components and modules. Astro finds those that the
    // project itself names, but a site only names the kit.
    configEnvironment: () => ({
      resolve: { noExternal: ['@wize/kit', /^@astrojs\//, ...(identity.addOns ?? [])] },
    }),
    resolveId(source) {
      if (source === '#identity.ts') return fileURLToPath(siteFile('identity.ts'))
      if (source === '#add-ons.ts' || words.test(source)) return `\0${source}`
      return null
    },
    load(id) {
      if (id === '\0#add-ons.ts') return `export const addOns = ${JSON.stringify(addOns)}`
      if (!id.startsWith('\0') || !words.test(id.slice(1))) return null
      return JSON.stringify(siteWords(id.slice(1)))
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/[\\/](messages|theme)[\\/][\w-]+\.json$/.test(file)) void server.restart()
      })
    },
  }
}
