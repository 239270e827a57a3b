import type { FastifyInstance } from 'fastify'
import { guardFields } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { questionnaireSchema } from '#contracts/questionnaire.ts'
import { questions } from '#contracts/questionnaire-fields.ts'
import { type FormServices, formRoutes } from '#server/forms/form-routes.ts'
import type { AcceptInquiry } from '#server/inbox/inquiries.ts'
import { spamReasons } from '#server/inbox/spam.ts'
import { readVisit } from '#server/statistics/visit.ts'

interface QuestionnaireOptions extends FormServices {
  accept: AcceptInquiry
  /** Signs the form tokens. */
  secret: Buffer
  clock?: () => number
}

/** Takes the custom website questionnaire: an inquiry of a type of its own. */
export async function questionnaire(app: FastifyInstance, options: QuestionnaireOptions) {
  const { accept, secret, clock = Date.now, ...services } = options
  const addForm = await formRoutes(app, services)

  addForm({
    action: paths.questionnaire,
    page: '/embed/questionnaire',
    summary: 'Send the custom website questionnaire',
    schema: questionnaireSchema,
    failure: 'Failed to send message. Please try again.',
    async take(form) {
      const answers = form as Record<string, string>
      const details = Object.fromEntries(
        questions
          .filter(({ name }) => answers[name] && !headings.includes(name))
          .map(({ label, name }) => [label, answers[name] as string]),
      )
      const inquiry = {
        type: 'questionnaire',
        name: answers.name ?? '',
        email: answers.email ?? '',
        subject: `A website for ${answers.company || answers.name}`,
        message: answers.goals ?? '',
        details,
        visit: readVisit(answers[guardFields.visit]),
        spam: spamReasons(
          {
            honeypot: answers[guardFields.honeypot],
            token: answers[guardFields.token],
            text: answers.goals ?? '',
          },
          secret,
          clock(),
        ),
      }
      const idempotencyKey = answers[guardFields.key] || undefined
      const acceptance = await accept({ ...inquiry, idempotencyKey })
      // Other answers under an old key are answers all the same.
      if (acceptance === 'key-reused') await accept(inquiry)
      return 'sent'
    },
  })
}

/** Answers that the inquiry itself shows. */
const headings = ['name', 'email', 'goals']
