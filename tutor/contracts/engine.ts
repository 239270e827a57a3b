import { z } from 'zod'
import { assistantFailureSchema } from '#contracts/assistant-answers.ts'

/** Response of `GET /api/engine` on the assistant's server: which engine would answer now. */
export const engineStatusSchema = z.object({
  /** The server's setting. `auto` uses Ollama if it's available, otherwise the built-in engine. */
  mode: z.enum(['auto', 'ollama', 'builtin']),
  /** Which engine would answer now; absent if none can (mode `ollama` without a model). */
  engine: z.enum(['ollama', 'builtin']).optional(),
  /** Absent in mode `builtin`, which doesn't use Ollama. */
  ollama: z
    .object({
      reachable: z.boolean(),
      version: z.string().optional(),
      /** The model that would answer. */
      model: z.string().optional(),
      /** The model that `POST /api/pull-model` would download; absent if one is installed. */
      missing: z.string().optional(),
      /** Why it can't answer, and what to do about it. */
      problem: assistantFailureSchema.optional(),
    })
    .optional(),
})
export type EngineStatus = z.infer<typeof engineStatusSchema>
