import { z } from 'zod'
import { problemTextSchema } from '#contracts/analyze.ts'
import { assistantLimits, languages } from '#contracts/assistant-fields.ts'

const { choices, run, judgedRuns } = assistantLimits

/** The choices that a generated input is made from, as the server named them. */
const choicesSchema = z.array(z.int().min(0)).max(choices)

const runSchema = z
  .object({
    /** The number of an example of the statement, from 0. */
    example: z.int().min(0).optional(),
    choices: choicesSchema.optional(),
    /** What the program printed; absent if it stopped or took too long. */
    output: z.string().max(run).optional(),
  })
  .refine(
    ({ example, choices }) => (example === undefined) !== (choices === undefined),
    'give either example or choices',
  )
export type ProgramRun = z.output<typeof runSchema>

const questions = ['starter', 'inputs', 'judgment', 'largest'] as const

/**
 * Body of `POST /api/judge-code` on the assistant's server, which judges a program by what it
 * prints. Run it on the `inputs` (in the page's sandbox, or by `POST /api/run-code`), and send its
 * outputs for a `judgment`. `starter` asks for a program to start from in the language, and
 * `largest` for an input to time a program on.
 */
export const judgeCodeSchema = z.object({
  problemText: problemTextSchema,
  asks: z.enum(questions, { error: `asks must be one of ${questions.join(', ')}` }),
  language: z
    .enum(languages, { error: `language must be one of ${languages.join(', ')}` })
    .default('javascript'),
  runs: z.array(runSchema).max(judgedRuns).default([]),
})
export type JudgingQuestion = z.output<typeof judgeCodeSchema>

const judgedInputSchema = z.object({
  example: z.int().optional(),
  choices: choicesSchema.optional(),
  input: z.string(),
  expected: z.string(),
})
export type JudgedInput = z.infer<typeof judgedInputSchema>

/** Response of `POST /api/judge-code`. */
export const judgmentSchema = z.object({
  /**
   * Whether expected outputs come from a program that's proven for this statement. Otherwise only
   * its examples are judged.
   */
  isProven: z.boolean(),
  /** The smallest of the runs' inputs with a wrong output. */
  failure: judgedInputSchema.extend({ actual: z.string().optional() }).optional(),
  /** Inputs to run next, the smallest first: all of them, or those smaller than the failure's. */
  inputs: z.array(judgedInputSchema),
  /** An input as large as the bounds allow, with its size in words; absent where they don't say. */
  largest: z.object({ input: z.string(), sizes: z.string() }).optional(),
  /** Absent where the statement's input isn't understood. */
  starter: z.string().optional(),
})
export type Judgment = z.infer<typeof judgmentSchema>
