import { fold } from './alphabet.ts'
import { isWord, wordLength } from './judge.ts'

/**
 * A word from the word service at `url` (an address, or a path on this site). Throws if the service
 * can't be reached, takes longer than 8 s, or answers anything but a list whose first item is five
 * letters in either case: an outside service isn't trusted.
 */
export async function randomWord(url: string, signal: AbortSignal): Promise<string> {
  const address = new URL(url, location.href)
  address.searchParams.set('number', '1')
  address.searchParams.set('length', String(wordLength))
  const answer = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(8000)]),
  })
  const list: unknown = await answer.json()
  const first: unknown = answer.ok && Array.isArray(list) ? list[0] : undefined
  const word = typeof first === 'string' ? fold(first.trim()) : undefined
  if (!isWord(word)) throw new Error('The word service didn’t answer with a five-letter word.')
  return word
}
