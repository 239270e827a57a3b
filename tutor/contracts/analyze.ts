import { fill } from '@wize/kit/i18n/format.ts'
import { z } from 'zod'
import {
  engineEventSchema,
  failureEventSchema,
  retryEventSchema,
  speakerSchema,
} from '#contracts/assistant-answers.ts'
import { assistantLimits, assistantMessages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }

/** A problem's statement: line ends become `\n`, and surrounding whitespace is removed. */
export const problemTextSchema = z
  .string({ error: 'problemText must be a text' })
  .max(
    assistantLimits.problemText,
    fill(words.request.problemTooLong, { limit: assistantLimits.problemText }),
  )
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine((text) => text.length > 0, assistantMessages.noProblem)

/** Body of `POST /api/analyze` on the assistant's server. */
export const analyzeSchema = z.object({
  problemText: problemTextSchema,
  /** Requests the built-in engine even if a model is available. */
  engine: z.literal('builtin').optional(),
})

export const difficulties = ['Easy', 'Medium', 'Hard'] as const

const httpUrl = z.url({ protocol: /^https?$/ })

const exampleSchema = z.object({
  /** Exactly as in the statement: what a program reads. */
  input: z.string(),
  output: z.string(),
  explanation: z.string().optional(),
})
export type Example = z.infer<typeof exampleSchema>

const patternEntry = z.object({
  /** Id in the built-in knowledge base, such as `sliding-window`. */
  id: z.string().optional(),
  name: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1).optional(),
  /** Evidence in the statement, one sentence each. */
  reasons: z.array(z.string()),
})

const approachEntry = z.object({
  /** Sent back as `approach` to `POST /api/generate-code`. */
  name: z.string(),
  description: z.string(),
  /** Such as `O(n log n)`. */
  time: z.string(),
  space: z.string(),
  /** Which of the statement's bounds it's too slow for. */
  speed: z.string().optional(),
})

/**
 * Response of `POST /api/analyze`. The fields of the published contract come first. Other servers
 * may send any list entry as plain text, so pages accept both.
 */
export const analysisSchema = z.object({
  title: z.string(),
  difficulty: z.enum(difficulties),
  constraints: z.array(z.string()),
  input_format: z.string(),
  output_format: z.string(),
  /** Likeliest first. */
  patterns: z.array(patternEntry),
  /** From the plainest to the best, two to four. */
  approaches: z.array(approachEntry),
  resources: z.array(z.object({ name: z.string(), url: httpUrl })),

  examples: z.array(exampleSchema),
  /** From a nudge to nearly the solution, to be shown one at a time. */
  hints: z.array(z.string()),
  /** The slowest growth that the bounds allow, and why. Absent without bounds. */
  complexity: z.object({ target: z.string(), reason: z.string() }).optional(),
  /**
   * Why there are no patterns, approaches, and hints: the text isn't a problem that the engine
   * knows. The difficulty means nothing then.
   */
  unknown: z.string().optional(),
  ...speakerSchema.shape,
})
export type Analysis = z.infer<typeof analysisSchema>

/**
 * Events of a streamed analysis (`Accept: application/x-ndjson`), one JSON object per line.
 * `engine` comes first. While a model writes, each `partial` has everything known so far, with
 * complete entries, and replaces the one before; `retry` discards what was shown. The last event is
 * `result` or `error`.
 */
export const analyzeEventSchema = z.discriminatedUnion('type', [
  engineEventSchema,
  z.object({ type: z.literal('partial'), analysis: analysisSchema.partial() }),
  retryEventSchema,
  z.object({ type: z.literal('result'), result: analysisSchema }),
  failureEventSchema,
])
export type AnalyzeEvent = z.infer<typeof analyzeEventSchema>
