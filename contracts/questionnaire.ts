import { z } from 'zod'
import { guardFields } from '#contracts/contact-fields.ts'
import { answerError, type Question, questions } from '#contracts/questionnaire-fields.ts'
import { idempotencyKeySchema } from './contact.ts'

/** A control's values: none, one, or the list that several of one name make. */
const answers = (question: Question) =>
  z
    .union([z.string(), z.array(z.string()).max(question.options?.length ?? 1)])
    .default([])
    .transform((given) => [given].flat())
    .superRefine((given, context) => {
      const message = answerError(question, given)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((given) => given.map((answer) => answer.trim().replace(/\r\n?/g, '\n')).join(', '))

/** Body of `POST /api/questionnaire`, a form or JSON: the answers, and the form's own fields. */
export const questionnaireSchema = z.strictObject({
  ...Object.fromEntries(questions.map((question) => [question.name, answers(question)])),
  [guardFields.honeypot]: z.string().max(2000).optional(),
  [guardFields.token]: z.string().max(200).optional(),
  [guardFields.visit]: z.string().optional(),
  [guardFields.key]: z.union([z.literal(''), idempotencyKeySchema]).optional(),
})
