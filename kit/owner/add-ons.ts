// `#add-ons.ts` on the server and in the commands. Pages get the same list without its functions
// (`vite-plugin.ts`).
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { AddOn } from '#contracts/add-on.ts'
import { identity, isTranslated } from './identity.ts'
import { siteFile } from './root.ts'
import { hasWords } from './words.ts'

const fromSite = createRequire(siteFile('identity.ts'))

/** The add-ons that identity.ts lists, in its order, whether they're switched on or not. */
export const addOns: AddOn[] = await Promise.all((identity.addOns ?? []).map(load))

// An add-on without words in this language has no pages in it. The first language's build stops
// instead, where the words are imported.
if (isTranslated) {
  const { language } = new Intl.Locale(identity.locale)
  for (const { name, url } of addOns) if (!hasWords(url, language)) identity.parts[name] = false
}

async function load(name: string): Promise<AddOn> {
  let file: string
  try {
    file = fromSite.resolve(name.startsWith('.') ? `${name}/add-on.ts` : name)
  } catch {
    throw new Error(
      `identity.ts: addOns names ${name}, which isn’t installed: npm install ${name}, or remove its line`,
    )
  }
  const { default: addOn }: { default?: AddOn } = await import(pathToFileURL(file).href)
  if (!addOn?.name)
    throw new Error(`${file}: expected a default export that describes the add-on; found none`)
  return addOn
}
