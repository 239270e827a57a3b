import { z } from 'zod'
import {
  guardFields,
  type InquiryField,
  inquiryFieldError,
  inquiryLimits,
  inquiryTypes,
} from '#contracts/contact-fields.ts'

/** A text field under the rules of `contact-fields.ts`: trimmed, line ends as `\n`. */
const text = (field: Exclude<InquiryField, 'type'>) =>
  z
    .string()
    .superRefine((value, context) => {
      const message = inquiryFieldError(field, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((value) => value.trim().replace(/\r\n?/g, '\n'))
    .meta({ maxLength: inquiryLimits[field] })

/** Optional request header: a repeat under the same key within 24 hours is stored once. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'Idempotency-Key must be 8 to 200 visible ASCII characters')

/** The parameters of the one template: the visitor's fields and the form's own. */
const inquirySchema = z.strictObject({
  from_name: text('from_name'),
  from_email: text('from_email').meta({ format: 'email' }),
  subject: text('subject'),
  message: text('message'),
  type: z.enum(inquiryTypes, { error: 'Choose the type of your inquiry.' }),
  [guardFields.honeypot]: z.string().max(2000).optional(),
  [guardFields.token]: z.string().max(200).optional(),
  [guardFields.visit]: z.string().optional(),
  [guardFields.key]: z.union([z.literal(''), idempotencyKeySchema]).optional(),
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
export type MailSend = z.infer<typeof mailSendSchema>

/** Fields of `POST /api/v1.0/email/send-form`: the same, flat. */
export const mailSendFormSchema = inquirySchema.extend(account)
export type MailSendForm = z.infer<typeof mailSendFormSchema>

/** Answer of `GET /api/form-token`. The token goes back as `form_token` with the form. */
export const formTokenSchema = z.object({
  token: z.string(),
  /** Least time in ms between showing the form and sending it. */
  minimumFill: z.int(),
})
export type FormToken = z.infer<typeof formTokenSchema>
