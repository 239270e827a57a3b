import { z } from 'zod'
import { pattern } from './cue.ts'
import { readData } from './data-files.ts'

/** Everyday turns of phrase, with the words that problems usually use for the same. */
const synonyms = readData(
  'synonyms.json',
  z.array(z.strictObject({ when: pattern, means: z.string() })),
).map(({ when, means }) => ({ when: new RegExp(when, 'g'), means }))

/** The text with the usual words added after the turns of phrase that stand for them. */
export function withSynonyms(prose: string): string {
  return synonyms.reduce(
    (text, { when, means }) => text.replace(when, (found) => `${found} ${means}`),
    prose,
  )
}
