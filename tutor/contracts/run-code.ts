import { z } from 'zod'
import { assistantLimits, languages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }

/** Body of `POST /api/run-code` on the assistant's server: a visitor's own program. */
export const runCodeSchema = z.object({
  code: z.string().min(1).max(assistantLimits.code),
  language: z.enum(languages, { error: `language must be one of ${languages.join(', ')}` }),
  inputs: z
    .array(z.string().max(assistantLimits.input))
    .max(assistantLimits.inputs)
    .refine(
      (inputs) => inputs.join('').length <= assistantLimits.input,
      words.request.inputsTooLong,
    )
    .default([]),
  /** Says how long each run took, and leaves out the inputs behind one that took too long. */
  timed: z.boolean().default(false),
  /** Also records each step, except in Java and C++. */
  traced: z.boolean().default(false),
})

/**
 * Response of `POST /api/run-code`. The server doesn't run JavaScript and TypeScript, but returns a
 * script for the page's sandbox. A traced script's `solve` returns JSON, and a traced Python program
 * prints it: `output` or `error`, and `steps`, each with its `line` (from 1) and the `variables`
 * before it.
 */
export const ranCodeSchema = z.object({
  runnable: z.string().optional(),
  runs: z
    .array(
      z.object({
        output: z.string().optional(),
        error: z.string().optional(),
        /** How long the program took, with the start of its process. */
        ms: z.number().optional(),
        /** Whether it was stopped because it took too long. */
        isLate: z.boolean().optional(),
      }),
    )
    .optional(),
})
export type RanCode = z.infer<typeof ranCodeSchema>
