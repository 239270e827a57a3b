import { useEffect, useState } from 'react'

/** Every word that counts as a guess, one a line. */
export const wordList = '/words/guesses.txt'

export type Dictionary = ReadonlySet<string> | 'loading' | 'failed' | undefined

/** The words that count as real ones, loaded when they are first wanted; undefined while they are not. */
export function useDictionary(wanted: boolean): Dictionary {
  const [dictionary, setDictionary] = useState<Exclude<Dictionary, undefined>>('loading')

  useEffect(() => {
    if (!wanted || typeof dictionary === 'object') return
    let gone = false
    setDictionary('loading')
    loadWords().then(
      (words) => !gone && setDictionary(words),
      () => !gone && setDictionary('failed'),
    )
    return () => {
      gone = true
    }
    // A failure is tried again when the option is switched on again, not at once.
  }, [wanted])

  return wanted ? dictionary : undefined
}

async function loadWords(): Promise<ReadonlySet<string>> {
  const answer = await fetch(wordList)
  if (!answer.ok) throw new Error(`The word list was answered with ${answer.status}.`)
  return new Set((await answer.text()).split('\n'))
}
