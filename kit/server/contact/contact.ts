import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Inquiry } from '#contracts/contact.ts'
import { contactFields } from '#contracts/contact-fields.ts'
import { pages } from '#contracts/pages.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { speakFirst } from '#owner/spoken-language.ts'
import {
  FormRefusal,
  type FormServices,
  formRoutes,
  type Submission,
} from '#server/forms/form-routes.ts'
import { typedIn } from '#server/forms/spam.ts'
import type { Inbox } from '#server/inbox/inbox.ts'
import { inquiryParts } from '#server/inbox/inquiry-parts.ts'
import type { NewInquiry } from '#server/inbox/intake.ts'
import { type Account, answerLikeEmailJs, sendFormSchema, sendSchema } from './emailjs.ts'

export interface ContactOptions extends FormServices {
  inbox: Pick<Inbox, 'accept' | 'isRepeat' | 'isHeld'>
  account: Account
}

/** The contact form's two addresses, which EmailJS's library can post to as well. */
export function contact(app: FastifyInstance, options: ContactOptions) {
  app.register((scope) => contactForm(scope, options), { prefix: '/api/v1.0/email' })
}

async function contactForm(app: FastifyInstance, { inbox, account, ...services }: ContactOptions) {
  await app.register(cors, { origin: services.origins, methods: ['POST'], maxAge: 86_400 })
  answerLikeEmailJs(app)
  const addForm = await formRoutes(app, services)

  const form = {
    name: 'contact',
    words: (fields: Inquiry) => typedIn(contactFields, fields),
    isRepeat: (fields: Inquiry, submission: Submission) =>
      inbox.isRepeat(inquiryOf(fields, submission)),
    isHeld: (fields: Inquiry, submission: Submission) =>
      inbox.isHeld(inquiryOf(fields, submission)),
    accept: async (fields: Inquiry, submission: Submission) => {
      const acceptance = await inbox.accept(inquiryOf(fields, submission))
      if (acceptance === 'key-reused') {
        throw new FormRefusal(422, 'This Idempotency-Key was already used for another message')
      }
    },
  }
  addForm({
    ...form,
    action: paths.mailSend,
    failure: words.failure,
    schema: sendSchema(account),
    summary: 'Send an inquiry (EmailJS), answered in plain text unless Accept is application/json',
  })
  addForm({
    ...form,
    action: paths.mailSendForm,
    page: pages.contact,
    get failure() {
      return words.failure
    },
    schema: sendFormSchema(account),
    summary: 'Send an inquiry as a form (EmailJS), answered the same way',
  })
}

function inquiryOf(fields: Inquiry, submission: Submission): NewInquiry {
  const none = { type: '', name: '', email: '', subject: '', message: '' }
  // The owner reads the labels.
  const parts = speakFirst(() => inquiryParts(contactFields, fields))
  return { ...none, ...parts, ...submission }
}
