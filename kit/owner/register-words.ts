// Preloaded by every command (`node --import`). Lets Node find `#messages/<file>.json` and
// `#theme/<file>.json` with the site's changes; without it, they lead to the kit's own words.
import { registerHooks } from 'node:module'

const prefix = 'site-words:'

registerHooks({
  resolve(specifier, context, next) {
    if (!/^#(messages|theme)\/.*\.json$/.test(specifier)) return next(specifier, context)
    return {
      url: prefix + specifier,
      format: 'json',
      importAttributes: { type: 'json' },
      shortCircuit: true,
    }
  },
  load(url, context, next) {
    if (!url.startsWith(prefix)) return next(url, context)
    return {
      format: 'json',
      source: JSON.stringify(siteWords(url.slice(prefix.length))),
      shortCircuit: true,
    }
  },
})

// Only now, because these files' own imports may need the hooks.
const { stopOnUnreadableIdentity } = await import('./identity-file.ts')
await stopOnUnreadableIdentity()
const { siteWords } = await import('./site-words.ts')
