/**
 * The schemas of answers, here and beside each request, are the published contract: the server's tests
 * check every answer against them. The page reads answers by `page/analysis.ts` instead, because any
 * program may listen on the server's port, and one wrong field shouldn't cost the rest.
 */
import { z } from 'zod'

/**
 * The learning assistant's response for every 4xx and 5xx status, as plain text: `error` says
 * what's wrong in a sentence, `details` what to do next.
 *
 * 400 bad input, 403 Host or Origin not allowed, 404, 405, 409 a model is already being downloaded,
 * 413 too long, 415 not JSON, 429 too many at once (with `Retry-After`), 502 the model's answer
 * can't be used, 503 the engine isn't available, 504 it took too long.
 */
export const assistantFailureSchema = z.object({ error: z.string(), details: z.string() })
export type AssistantFailure = z.infer<typeof assistantFailureSchema>

/** Last event of a stream that failed after it started. */
export const failureEventSchema = assistantFailureSchema.extend({ type: z.literal('error') })

/** Which engine answers: the first event of a stream, or fields of a plain response. */
export const speakerSchema = z.object({
  engine: z.enum(['ollama', 'builtin']),
  /** The model's name, if the engine is Ollama. */
  model: z.string().optional(),
  /** Why this engine answers, if that may be surprising, such as “Ollama is not running”. */
  note: z.string().optional(),
})
export type Speaker = z.infer<typeof speakerSchema>
export const engineEventSchema = speakerSchema.extend({ type: z.literal('engine') })

/**
 * The model's first answer was unusable and a second one was requested. Discard what came so far.
 */
export const retryEventSchema = z.object({ type: z.literal('retry'), reason: z.string() })
