import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Inquiry, mailSendFormSchema, mailSendSchema } from '#contracts/contact.ts'
import { contactFields } from '#contracts/contact-fields.ts'
import { pages } from '#contracts/pages.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/forms.json' with { type: 'json' }
import {
  FormRefusal,
  type FormServices,
  formRoutes,
  type Submission,
} from '#server/forms/form-routes.ts'
import type { Inbox } from '#server/inbox/inbox.ts'
import { inquiryParts } from '#server/inbox/inquiry-parts.ts'
import type { NewInquiry } from '#server/inbox/intake.ts'
import { describeFaults } from './faults.ts'

export interface ContactOptions extends FormServices {
  inbox: Pick<Inbox, 'accept' | 'isRepeat' | 'isHeld'>
  /** The ids that requests must name, as with EmailJS. */
  account: { publicKey: string; serviceId: string; templateId: string }
}

/** The contact form's two addresses, compatible with EmailJS. */
export function contact(app: FastifyInstance, options: ContactOptions) {
  app.register((scope) => mailCalls(scope, options), { prefix: '/api/v1.0/email' })
}

async function mailCalls(app: FastifyInstance, { inbox, account, ...services }: ContactOptions) {
  await app.register(cors, { origin: services.origins, methods: ['POST'], maxAge: 86_400 })
  const addForm = await formRoutes(app, services)

  const call = <Schema extends z.ZodType<Account>>(
    schema: Schema,
    fieldsOf: (value: z.output<Schema>) => Inquiry,
  ) => ({
    name: 'contact',
    schema,
    failure: words.failure,
    plainText: { accepted: 'OK', describe: describeFaults },
    guardsIn: fieldsOf,
    words: (value: z.output<Schema>) => {
      const { from_name, subject, message } = fieldsOf(value)
      return `${from_name}\n${subject}\n${message}`
    },
    check: (ids: Account) => {
      if (!ids.user_id) return 'The user_id parameter is required'
      if (ids.user_id !== account.publicKey) return 'The Public Key is invalid'
      if (ids.service_id !== account.serviceId) return 'The service ID not found'
      if (ids.template_id !== account.templateId) return 'The template ID not found'
      return undefined
    },
    isRepeat: (value: z.output<Schema>, submission: Submission) =>
      inbox.isRepeat(inquiryOf(fieldsOf(value), submission)),
    isHeld: (value: z.output<Schema>, submission: Submission) =>
      inbox.isHeld(inquiryOf(fieldsOf(value), submission)),
    accept: async (value: z.output<Schema>, submission: Submission) => {
      const acceptance = await inbox.accept(inquiryOf(fieldsOf(value), submission))
      if (acceptance === 'key-reused') {
        throw new FormRefusal(422, 'This Idempotency-Key was already used for another message')
      }
    },
  })

  addForm({
    ...call(mailSendSchema, ({ template_params }) => template_params),
    action: paths.mailSend,
    accepts: 'json',
    summary: 'Send an inquiry (EmailJS)',
  })
  addForm({
    ...call(mailSendFormSchema, (fields) => fields),
    action: paths.mailSendForm,
    accepts: 'form',
    page: pages.contact,
    summary: 'Send an inquiry as a form (EmailJS)',
  })
}

type Account = Record<'user_id' | 'service_id' | 'template_id', string>

function inquiryOf(fields: Inquiry, submission: Submission): NewInquiry {
  const none = { type: '', name: '', email: '', subject: '', message: '' }
  return { ...none, ...inquiryParts(contactFields, fields), ...submission }
}
