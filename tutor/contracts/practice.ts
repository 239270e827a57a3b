import { z } from 'zod'
import { difficulties, problemTextSchema } from '#contracts/analyze.ts'

/**
 * Body of `POST /api/practice` on the assistant's server: asks for problems to practice on, like the
 * one of a statement or of a pattern. Those in `done` come last; another `seed` changes the choice.
 */
export const practiceSchema = z
  .object({
    problemText: problemTextSchema.optional(),
    pattern: z.string().max(60).optional(),
    done: z.array(z.string().max(60)).max(500).default([]),
    seed: z.int().min(0).default(0),
  })
  .refine(
    ({ problemText, pattern }) => (problemText === undefined) !== (pattern === undefined),
    'give either problemText or pattern',
  )
export type PracticeRequest = z.input<typeof practiceSchema>
export type PracticeQuestion = z.output<typeof practiceSchema>

const practiceStatementSchema = z.object({
  /** The id of the problem's family. */
  family: z.string(),
  title: z.string(),
  level: z.enum(difficulties),
  /** The whole statement, to analyze. */
  text: z.string(),
})
export type PracticeStatement = z.infer<typeof practiceStatementSchema>

/** Response of `POST /api/practice`: up to three statements. */
export const practiceAnswerSchema = z.object({ statements: z.array(practiceStatementSchema) })
export type PracticeAnswer = z.infer<typeof practiceAnswerSchema>
