import { z } from 'zod'
import { failureEventSchema } from '#contracts/assistant-answers.ts'

/**
 * Body of `POST /api/pull-model` on the assistant's server: an empty object. Which model is
 * fetched is the server's decision; `GET /api/engine` names it.
 */
export const pullModelSchema = z.strictObject({})

/** Answer without a stream, once the model is there. */
const pulledModelSchema = z.object({ model: z.string() })

/**
 * Events of a fetch (`Accept: application/x-ndjson`), one JSON object a line. Leaving the request
 * stops the fetch; what came so far is kept by Ollama, and the next fetch goes on from there.
 */
export const pullModelEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    model: z.string(),
    /** Ollama's word for the step, such as `pulling manifest`. */
    status: z.string(),
    /** Bytes over all parts known so far; absent in steps without a size. */
    completed: z.number().optional(),
    total: z.number().optional(),
  }),
  z.object({ type: z.literal('result'), result: pulledModelSchema }),
  failureEventSchema,
])
export type PullModelEvent = z.infer<typeof pullModelEventSchema>
