import { z } from 'zod'
import { assistantFailureSchema } from '#contracts/assistant-answers.ts'

/** Answer of `GET /api/engine` on the assistant's server: who would answer now. */
export const engineStatusSchema = z.object({
  /** The server's setting: `auto` takes Ollama when it can answer, else the built-in engine. */
  mode: z.enum(['auto', 'ollama', 'builtin']),
  /** Who would answer now; absent when nobody can (mode `ollama` without a model). */
  engine: z.enum(['ollama', 'builtin']).optional(),
  /** Absent in mode `builtin`, where Ollama is not asked. */
  ollama: z
    .object({
      reachable: z.boolean(),
      version: z.string().optional(),
      /** The model that would answer. */
      model: z.string().optional(),
      /** The model that `POST /api/pull-model` would fetch; absent when one is at hand. */
      missing: z.string().optional(),
      /** Why it cannot answer and what to do, when it cannot. */
      problem: assistantFailureSchema.optional(),
    })
    .optional(),
})
export type EngineStatus = z.infer<typeof engineStatusSchema>
