import { z } from 'zod'
import { addedContactFields } from '#contact-fields.ts'
import { standardFields } from './contact-fields.ts'
import { fieldShape, guardShape } from './form-schema.ts'

/** The template's parameters: the visitor's fields and the guard fields. */
const inquirySchema = z.strictObject({
  ...fieldShape(addedContactFields),
  ...fieldShape(standardFields),
  ...guardShape,
})
export type Inquiry = z.infer<typeof inquirySchema>

const account = {
  lib_version: z.string().max(20).optional(),
  user_id: z.string().max(100),
  service_id: z.string().max(100),
  template_id: z.string().max(100),
}

/** Body of `POST /api/v1.0/email/send`, as `@emailjs/browser` 4.4.1 sends it. */
export const mailSendSchema = z.strictObject({ ...account, template_params: inquirySchema })

/** The fields of `POST /api/v1.0/email/send-form`: the same as above, but flat. */
export const mailSendFormSchema = inquirySchema.extend(account)

/** Response of `GET /api/form-token`. The token is sent back as `form_token` with the form. */
export const formTokenSchema = z.object({
  token: z.string(),
  /** Minimum time in ms between showing the form and sending it. */
  minimumFill: z.int(),
})
