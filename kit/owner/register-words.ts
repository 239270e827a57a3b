// Preloaded by every command (`node --import`). Lets Node find `#messages/<file>.json` and
// `#theme/<file>.json` with the site's changes; without it, they lead to the kit's own words. With
// several languages, words are those of the spoken one (`spoken-language.ts`).
import { registerHooks } from 'node:module'

const prefix = 'site-words:'
let speaksSeveral = false

registerHooks({
  resolve(specifier, context, next) {
    if (!/^#(messages|theme)\/.*\.json$/.test(specifier)) return next(specifier, context)
    if (speaksSeveral && specifier.startsWith('#messages/'))
      return { url: prefix + specifier, format: 'module', importAttributes: {}, shortCircuit: true }
    return {
      url: prefix + specifier,
      format: 'json',
      importAttributes: { type: 'json' },
      shortCircuit: true,
    }
  },
  load(url, context, next) {
    if (!url.startsWith(prefix)) return next(url, context)
    const specifier = url.slice(prefix.length)
    if (context.format === 'module')
      return { format: 'module', source: spokenModule(specifier), shortCircuit: true }
    return {
      format: 'json',
      source: JSON.stringify(siteWords(specifier)),
      shortCircuit: true,
    }
  },
})

// Only now, because these files' own imports may need the hooks.
const { stopOnUnreadableIdentity } = await import('./identity-file.ts')
await stopOnUnreadableIdentity()
const { isTranslated } = await import('./identity.ts')
// Switches off the parts that have no words in this language.
if (isTranslated) await import('./add-ons.ts')
const { siteWords } = await import('./site-words.ts')
const { languages } = await import('./spoken-language.ts')
speaksSeveral = languages.length > 1

const spokenModule = (specifier: string) => `
import { spokenWords } from '${new URL('site-words.ts', import.meta.url).href}'
export default spokenWords('${specifier}')
`
