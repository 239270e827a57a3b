import { readStored, writeStored } from '@wize/kit/site/storage/browser-storage.ts'
import { useEffect, useState } from 'react'
import { firstVisit, type Play } from './play.ts'
import { decode, encode } from './saved.ts'

/**
 * The games stored under `key`, and a function to change them. Undefined until they're read, after
 * hydration. Changes in other tabs show here too. If the browser refuses storage, the games last as
 * long as the page.
 */
export function useKeptPlay(key: string) {
  const [play, setPlay] = useState<Play>()

  useEffect(() => {
    setPlay(decode(readStored(key)))
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key) setPlay(decode(event.newValue))
    }
    addEventListener('storage', fromOtherTab)
    return () => removeEventListener('storage', fromOtherTab)
  }, [key])

  useEffect(() => {
    if (!play) return
    const text = encode(play)
    if (readStored(key) !== text) writeStored(key, text)
  }, [key, play])

  const change = (next: (before: Play) => Play) => setPlay((before) => next(before ?? firstVisit))
  return [play, change] as const
}
