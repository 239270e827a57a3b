import { z } from 'zod'
import { pattern } from './cue.ts'
import { readData } from './data-files.ts'

/** Everyday phrases, with the words that problems usually use for them. */
const synonyms = readData(
  'synonyms.json',
  z.array(z.strictObject({ when: pattern, means: z.string() })),
).map(({ when, means }) => ({ when: new RegExp(when, 'g'), means }))

/** The text with the usual words added after each everyday phrase. */
export function withSynonyms(prose: string): string {
  return synonyms.reduce(
    (text, { when, means }) => text.replace(when, (found) => `${found} ${means}`),
    prose,
  )
}
