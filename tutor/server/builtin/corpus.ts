import { z } from 'zod'
import { readData } from './data-files.ts'

/** A statement with the ids of the patterns that solve it well. */
export interface LabeledStatement {
  patterns: readonly string[]
  text: string
}

/** `text` may be a list of lines, which is easier to read in a file. */
const statementsSchema = z.array(
  z.strictObject({
    patterns: z.array(z.string()).min(1),
    text: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))]),
  }),
)

/** Known statements. New ones are compared with them, and cues may be tuned on them. */
export const corpus: readonly LabeledStatement[] = readData('corpus.json', statementsSchema)
