import { useEffect, useState } from 'react'
import { wordList } from './alphabet.ts'

export type Dictionary = ReadonlySet<string> | 'loading' | 'failed' | undefined

/** The valid words, loaded when first needed; undefined until then. */
export function useDictionary(wanted: boolean): Dictionary {
  const [dictionary, setDictionary] = useState<Exclude<Dictionary, undefined>>('loading')

  const loaded = typeof dictionary === 'object'
  useEffect(() => {
    if (!wanted || loaded) return
    let gone = false
    setDictionary('loading')
    loadWords().then(
      (words) => !gone && setDictionary(words),
      () => !gone && setDictionary('failed'),
    )
    return () => {
      gone = true
    }
    // After a failure, turning the option on again retries.
  }, [wanted, loaded])

  return wanted ? dictionary : undefined
}

async function loadWords(): Promise<ReadonlySet<string>> {
  const answer = await fetch(wordList)
  if (!answer.ok) throw new Error(`The word list was answered with ${answer.status}.`)
  return new Set((await answer.text()).split('\n'))
}
