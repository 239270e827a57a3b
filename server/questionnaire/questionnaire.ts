import type { FastifyInstance } from 'fastify'
import { paths } from '#contracts/paths.ts'
import { questionnaireSchema } from '#contracts/questionnaire.ts'
import { questions } from '#contracts/questionnaire-fields.ts'
import { type FormServices, formRoutes, type Submission } from '#server/forms/form-routes.ts'
import type { Inbox } from '#server/inbox/inbox.ts'

interface QuestionnaireOptions extends FormServices {
  inbox: Pick<Inbox, 'accept' | 'isRepeat'>
}

/** Takes the custom website questionnaire: an inquiry of a type of its own. */
export async function questionnaire(
  app: FastifyInstance,
  { inbox, ...services }: QuestionnaireOptions,
) {
  const addForm = await formRoutes(app, services)

  addForm({
    name: 'questionnaire',
    action: paths.questionnaire,
    page: '/embed/questionnaire',
    summary: 'Send the custom website questionnaire',
    schema: questionnaireSchema,
    failure: 'Failed to send message. Please try again.',
    words: (form) => (form as Answers).goals ?? '',
    isRepeat: (form, submission) => inbox.isRepeat(inquiryOf(form as Answers, submission)),
    async take(form, submission) {
      const inquiry = inquiryOf(form as Answers, submission)
      const acceptance = await inbox.accept(inquiry)
      // Other answers under an old key are answers all the same.
      if (acceptance === 'key-reused') await inbox.accept({ ...inquiry, idempotencyKey: undefined })
      return undefined
    },
  })
}

type Answers = Record<string, string>

/** Answers that the inquiry itself shows. */
const headings = ['name', 'email', 'goals']

function inquiryOf(answers: Answers, submission: Submission) {
  const details = Object.fromEntries(
    questions
      .filter(({ name }) => answers[name] && !headings.includes(name))
      .map(({ label, name }) => [label, answers[name] as string]),
  )
  return {
    type: 'questionnaire',
    name: answers.name ?? '',
    email: answers.email ?? '',
    subject: `A website for ${answers.company || answers.name}`,
    message: answers.goals ?? '',
    details,
    ...submission,
  }
}
