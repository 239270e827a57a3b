import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { pages } from '#contracts/pages.ts'
import { paths } from '#contracts/paths.ts'
import { questionnaireSchema } from '#contracts/questionnaire.ts'
import { questions } from '#contracts/questionnaire-fields.ts'
import { fill } from '#i18n/format.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import words from '#messages/questionnaire.json' with { type: 'json' }
import { type FormServices, formRoutes, type Submission } from '#server/forms/form-routes.ts'
import type { Inbox } from '#server/inbox/inbox.ts'
import { inquiryParts } from '#server/inbox/inquiry-parts.ts'

interface QuestionnaireOptions extends FormServices {
  inbox: Pick<Inbox, 'accept' | 'isRepeat' | 'isHeld'>
}

/** Accepts the custom website questionnaire as an inquiry of its own type. */
export async function questionnaire(
  app: FastifyInstance,
  { inbox, ...services }: QuestionnaireOptions,
) {
  const addForm = await formRoutes(app, services)

  addForm({
    name: 'questionnaire',
    action: paths.questionnaire,
    page: pages.embeddedQuestionnaire,
    summary: 'Send the custom website questionnaire',
    schema: questionnaireSchema,
    failure: formWords.failure,
    words: (form) => inquiryParts(questions, form).message ?? '',
    isRepeat: (form, submission) => inbox.isRepeat(inquiryOf(form, submission)),
    isHeld: (form, submission) => inbox.isHeld(inquiryOf(form, submission)),
    async accept(form, submission) {
      const inquiry = inquiryOf(form, submission)
      const acceptance = await inbox.accept(inquiry)
      // Different answers under an old key are new answers.
      if (acceptance === 'key-reused') await inbox.accept({ ...inquiry, idempotencyKey: undefined })
    },
  })
}

type Answers = z.output<typeof questionnaireSchema>

function inquiryOf(answers: Answers, submission: Submission) {
  const { name = '', email = '', message = '', details } = inquiryParts(questions, answers)
  const subject = fill(words.subject, { from: details?.[words.sections.contact.company] ?? name })
  return { type: 'questionnaire', name, email, subject, message, details, ...submission }
}
