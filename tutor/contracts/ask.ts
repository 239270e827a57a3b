import { z } from 'zod'
import { problemTextSchema } from '#contracts/analyze.ts'
import {
  engineEventSchema,
  failureEventSchema,
  retryEventSchema,
  speakerSchema,
} from '#contracts/assistant-answers.ts'
import { assistantLimits, languages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }

const { code, question, questions } = assistantLimits

/** Body of `POST /api/ask` on the assistant's server: a question about a problem, for a model. */
export const askSchema = z.object({
  problemText: problemTextSchema,
  question: z.string().trim().min(1, words.request.noQuestion).max(question),
  /** The programs that the visitor sees. */
  programs: z
    .array(z.object({ language: z.enum(languages), code: z.string().max(code) }))
    .max(3)
    .default([]),
  /** Earlier questions in the thread, with their answers. */
  thread: z
    .array(z.object({ question: z.string().max(question), answer: z.string().max(code) }))
    .max(questions)
    .default([]),
})
export type AskRequest = z.input<typeof askSchema>

/** Response of `POST /api/ask`, in Markdown without links. */
const askedSchema = z.object({ answer: z.string(), ...speakerSchema.shape })

/** Events of a streamed answer. Each `partial` replaces the one before. */
export const askEventSchema = z.discriminatedUnion('type', [
  engineEventSchema,
  z.object({ type: z.literal('partial'), answer: z.string() }),
  retryEventSchema,
  z.object({ type: z.literal('result'), result: askedSchema }),
  failureEventSchema,
])
export type AskEvent = z.infer<typeof askEventSchema>
