import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { problemsError } from '#content/problem.ts'
import { identity } from './identity.ts'
import { siteFile } from './root.ts'

const fromSite = createRequire(siteFile('identity.ts'))

/**
 * The files that describe the add-ons in identity.ts. Code that needs only their folders, such as for
 * words, doesn't have to load them, and with them Zod, which takes 65 ms of processor time.
 */
export const addOnFiles: URL[] = (identity.addOns ?? []).map((name) => {
  const isFolder = name.startsWith('.')
  try {
    return pathToFileURL(fromSite.resolve(isFolder ? `${name}/add-on.ts` : name))
  } catch {
    const expected = isFolder
      ? `expected a folder with a file add-on.ts`
      : `expected an installed package: npm install ${name}, or remove its line`
    throw problemsError([{ file: 'identity.ts', field: 'addOns', expected, found: name }])
  }
})
