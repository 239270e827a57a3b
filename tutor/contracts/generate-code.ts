import { z } from 'zod'
import { problemTextSchema } from '#contracts/analyze.ts'
import {
  engineEventSchema,
  failureEventSchema,
  retryEventSchema,
  speakerSchema,
} from '#contracts/assistant-answers.ts'
import { assistantLimits, comparisons, languages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }

const approachName = z
  .string({ error: 'approach must be a text or an entry with a name' })
  .max(assistantLimits.approach)

/** Body of `POST /api/generate-code` on the assistant's server. */
export const generateCodeSchema = z.object({
  /** An entry of the analysis' `approaches`, or just its name. */
  approach: z
    .union([approachName, z.looseObject({ name: approachName })], {
      error: 'approach must be a text or an entry with a name',
    })
    .transform((approach) => (typeof approach === 'string' ? approach : approach.name).trim())
    .refine((name) => name.length > 0, words.request.noApproach),
  problemText: problemTextSchema,
  language: z.enum(languages, { error: `language must be one of ${languages.join(', ')}` }),
  engine: z.literal('builtin').optional(),
  /** A program that failed an example, for another attempt. */
  failure: z
    .object({
      code: z.string().max(assistantLimits.code),
      input: z.string().max(assistantLimits.run),
      expected: z.string().max(assistantLimits.run),
      /** The program's output, or the error it stopped with. */
      actual: z.string().max(assistantLimits.run),
    })
    .optional(),
})
export type GenerateCodeRequest = z.input<typeof generateCodeSchema>

/**
 * How sure the server is of a program: `proven` agrees with brute force for the statement's question
 * on generated inputs and keeps its conditions, `fits` passes the examples, `fails` doesn't, and
 * `unknown` hasn't run.
 */
export const proofs = ['proven', 'fits', 'fails', 'unknown'] as const
export type Proof = (typeof proofs)[number]

/** What running the examples alone says about a program. */
export const proofOfRuns = (checked: { passed: number; total: number } | undefined): Proof =>
  checked === undefined ? 'unknown' : checked.passed < checked.total ? 'fails' : 'fits'

/**
 * Response of `POST /api/generate-code`.
 *
 * Every program has the same shape: a function `solve` that takes the text of an example's input
 * and returns the text of its output, and code that reads standard input and prints the result of
 * `solve`. JavaScript and TypeScript programs import nothing, and run that code only where
 * `process` exists.
 */
export const codeSchema = z.object({
  code: z.string(),
  language: z.enum(languages),
  /** The approach that the program takes, which may be another one than was asked for. */
  approach: z.string().optional(),
  /** What the reader must know or fill in; may be empty. */
  notes: z.array(z.string()),
  /**
   * For javascript and typescript: the program as a classic script that declares
   * `solve(input: string): string` and does nothing else in a browser. Call `String(solve(input))`
   * and compare it with the example's output, ignoring spaces and line ends around it. Absent if
   * there's none.
   */
  runnable: z.string().optional(),
  /** When outputs count as equal, if several are right. */
  compare: z.enum(comparisons).optional(),
  /**
   * How many of the statement's examples the server ran, and how many passed. `language` is the one
   * that ran, because the same algorithm may have run in another language.
   */
  checked: z.object({ passed: z.int(), total: z.int(), language: z.enum(languages) }).optional(),
  proof: z.enum(proofs).optional(),
  /** On how many generated inputs the program agreed with brute force. */
  proofInputs: z.int().optional(),
  /**
   * How long a proven program took on this computer, in ms, for the largest input that the bounds
   * allow, and how large that is in words. `language` is the one that ran: JavaScript where the
   * program itself can't. In other languages the time includes the start of a process. `isLate`
   * means that it was stopped by then.
   */
  timed: z
    .object({ ms: z.int(), sizes: z.string(), isLate: z.boolean(), language: z.enum(languages) })
    .optional(),
  /** Whether it's the brute force, which the approach's program was compared with. */
  isBruteForce: z.boolean().optional(),
  /**
   * Why the algorithm is right, and why it takes no longer than its time says. A brute force has
   * none.
   */
  why: z.object({ right: z.string(), fast: z.string() }).optional(),
  ...speakerSchema.shape,
})
export type GeneratedCode = z.infer<typeof codeSchema>

/**
 * Events of a streamed program (`Accept: application/x-ndjson`), one JSON object per line. `engine`
 * comes first. `text` is appended to the program shown; `retry` discards it. The last event is
 * `result` (whose `code` is final) or `error`.
 */
export const generateCodeEventSchema = z.discriminatedUnion('type', [
  engineEventSchema,
  z.object({ type: z.literal('text'), text: z.string() }),
  retryEventSchema,
  z.object({ type: z.literal('result'), result: codeSchema }),
  failureEventSchema,
])
export type GenerateCodeEvent = z.infer<typeof generateCodeEventSchema>
