import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FormField } from '#contracts/fields.ts'
import { fieldShape, guardShape } from '#contracts/form-schema.ts'
import type { OwnForm } from '#contracts/own-form.ts'
import { ownFormPage } from '#contracts/pages.ts'
import { ownFormPath } from '#contracts/paths.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { speakFirst } from '#owner/spoken-language.ts'
import { type FormServices, formRoutes, type Submission } from '#server/forms/form-routes.ts'
import { typedIn } from '#server/forms/spam.ts'
import type { Inbox } from '#server/inbox/inbox.ts'
import { answerText, inquiryParts } from '#server/inbox/inquiry-parts.ts'

interface OwnFormsOptions extends FormServices {
  inbox: Pick<Inbox, 'accept' | 'isRepeat' | 'isHeld'>
  /** By name, which is also the type of the inquiries they make. */
  forms: Record<string, OwnForm>
}

/** Accepts the owner's own forms, the questionnaire among them, as inquiries of their own types. */
export async function ownForms(
  app: FastifyInstance,
  { inbox, forms, ...services }: OwnFormsOptions,
) {
  const addForm = await formRoutes(app, services)

  for (const [name, form] of Object.entries(forms)) {
    const fields = form.sections.flatMap((section) => section.fields)
    const inquiryOf = (answers: Answers, submission: Submission) => ({
      // The owner reads the labels.
      ...speakFirst(() => inquiry(name, form, fields, answers)),
      ...submission,
    })
    addForm({
      name,
      action: ownFormPath(name),
      page: ownFormPage(name),
      summary: `Send the form “${form.title}”`,
      schema: z.strictObject({ ...fieldShape(fields), ...guardShape }) as z.ZodType<Answers>,
      get failure() {
        return formWords.failure
      },
      words: (answers) => typedIn(fields, answers),
      isRepeat: (answers, submission) => inbox.isRepeat(inquiryOf(answers, submission)),
      isHeld: (answers, submission) => inbox.isHeld(inquiryOf(answers, submission)),
      async accept(answers, submission) {
        const given = inquiryOf(answers, submission)
        // Different answers under an old key are new answers.
        if ((await inbox.accept(given)) === 'key-reused')
          await inbox.accept({ ...given, idempotencyKey: undefined })
      },
    })
  }
}

/** An answer as the visitor read it: of a choice its label, not its key. */
function shownAnswer(fields: FormField[], name: string, answers: Answers): string {
  const field = fields.find((field) => field.name === name)
  return field ? answerText(field, [answers[name] ?? []].flat()) : ''
}

type Answers = Record<string, string | string[] | undefined>

function inquiry(type: string, form: OwnForm, fields: FormField[], answers: Answers) {
  const parts = inquiryParts(fields, answers)
  const { name = '', email = '', message = '', details } = parts
  const subject =
    parts.subject ??
    (form.subject ?? form.title).replace(/\{([\w|]+)\}/g, (_, names: string) => {
      const given = names.split('|').map((each) => shownAnswer(fields, each, answers))
      return given.find(Boolean) ?? ''
    })
  return { type, name, email, subject, message, details }
}
