import { z } from 'zod'
import { addedContactFields } from '#contact-fields.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { standardFields } from './contact-fields.ts'
import { fieldShape, guardShape } from './form-schema.ts'

const texts = {
  from_name: words.fields.name,
  from_email: words.fields.email,
  type: words.fields.type,
  subject: words.fields.subject,
  message: words.fields.message,
}

/** The visitor's fields and the guard fields; with EmailJS, the template's parameters. */
export const inquirySchema = z.strictObject({
  ...fieldShape(addedContactFields),
  ...fieldShape(standardFields, (name) => texts[name]),
  ...guardShape,
})
export type Inquiry = z.infer<typeof inquirySchema>

/** Response of `GET /api/form-token`. The token is sent back as `form_token` with the form. */
export const formTokenSchema = z.object({
  token: z.string(),
  /** Minimum time in ms between showing the form and sending it. */
  minimumFill: z.int(),
})
