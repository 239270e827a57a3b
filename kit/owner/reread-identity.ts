import { readFileSync } from 'node:fs'
import { checkIdentity } from './check-identity.ts'
import { replaceWith, rereadFacts, untranslated } from './identity.ts'
import { siteFile } from './root.ts'

/** Reads `identity.ts` again. While it can't be read, or isn't valid, everything stays as it was. */
export async function rereadIdentity(): Promise<void> {
  const file = siteFile('identity.ts')
  // Node caches modules by address, so another address makes it read the file again.
  const again = await import(/* @vite-ignore */ `${file.href}?at=${Date.now()}`).catch(
    () => undefined,
  )
  if (!again?.identity) return
  try {
    checkIdentity(again.identity, readFileSync(file, 'utf8'))
  } catch (error) {
    console.error((error as Error).message)
    return
  }
  replaceWith(untranslated, again.identity)
  await rereadFacts()
}
