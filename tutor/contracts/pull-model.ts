import { z } from 'zod'
import { failureEventSchema } from '#contracts/assistant-answers.ts'

/**
 * Body of `POST /api/pull-model` on the assistant's server: an empty object. The server decides
 * which model to download; `GET /api/engine` names it.
 */
export const pullModelSchema = z.strictObject({})

/** The response without a stream, after the download. */
const pulledModelSchema = z.object({ model: z.string() })

/**
 * Events of a download (`Accept: application/x-ndjson`), one JSON object per line. Aborting the
 * request stops the download. Ollama keeps what it has, and the next download continues from there.
 */
export const pullModelEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    model: z.string(),
    /** Ollama's name for the step, such as `pulling manifest`. */
    status: z.string(),
    /** In bytes, over all parts known so far. Absent in steps without a size. */
    completed: z.number().optional(),
    total: z.number().optional(),
  }),
  z.object({ type: z.literal('result'), result: pulledModelSchema }),
  failureEventSchema,
])
export type PullModelEvent = z.infer<typeof pullModelEventSchema>
