// `#add-ons.ts` on the server and in the commands. Pages get the same list without its functions
// (`vite-plugin.ts`).
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { problemsError } from '#content/problem.ts'
import type { AddOn } from '#contracts/add-on.ts'
import { identity, isTranslated } from './identity.ts'
import { importOwn, shownFile } from './own-code.ts'
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
  const isFolder = name.startsWith('.')
  let file: string
  try {
    file = fromSite.resolve(isFolder ? `${name}/add-on.ts` : name)
  } catch {
    const expected = isFolder
      ? `expected a folder with a file add-on.ts`
      : `expected an installed package: npm install ${name}, or remove its line`
    throw problemsError([{ file: 'identity.ts', field: 'addOns', expected, found: name }])
  }
  const url = pathToFileURL(file)
  const { default: addOn }: { default?: AddOn } = await importOwn(url)
  if (!addOn?.name) {
    const expected = 'expected a default export that describes the add-on'
    throw problemsError([{ file: shownFile(url), expected, found: 'none' }])
  }
  return addOn
}
