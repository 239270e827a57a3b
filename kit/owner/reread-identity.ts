import { readFileSync } from 'node:fs'
import { terminalText } from '#contracts/terminal-text.ts'
import { checkIdentity } from './check-identity.ts'
import { replaceWith, rereadFacts, untranslated } from './identity.ts'
import { siteFile } from './root.ts'

/**
 * Reads `identity.ts` again. While it can't be read, isn't valid, or lists other add-ons than those
 * loaded, says so, and everything stays as it was.
 */
export async function rereadIdentity(): Promise<void> {
  const file = siteFile('identity.ts')
  // Node caches modules by address, so another address makes it read the file again.
  const again = await import(/* @vite-ignore */ `${file.href}?at=${Date.now()}`).catch(
    ({ message, stack = '' }: Error) => {
      const [place = 'identity.ts'] = /identity\.ts(?:\?at=\d+)?:\d+/.exec(stack) ?? []
      console.error(terminalText(`${place.replace(/\?[^:]*/, '')}: ${message.trim()}`))
    },
  )
  if (!again) return
  const [loaded, listed] = [untranslated, again.identity].map((each) =>
    JSON.stringify(each?.addOns ?? []),
  )
  if (again.identity && listed !== loaded) {
    console.error(
      'identity.ts: addOns: add-ons are loaded only at the start. Restart npm run dev or npm run edit. Until then, no change to identity.ts is shown.',
    )
    return
  }
  try {
    checkIdentity(again.identity, readFileSync(file, 'utf8'))
  } catch (error) {
    console.error((error as Error).message)
    return
  }
  replaceWith(untranslated, again.identity)
  await rereadFacts()
}
