import { z } from 'zod'
import { emailSyntax, guardFields } from '#contracts/contact-fields.ts'

/** Body of `POST /api/newsletter/subscribe`, a form or JSON. The answer never says who is known. */
export const subscribeSchema = z.strictObject({
  email: z
    .string('Enter your e-mail address.')
    .trim()
    .min(1, 'Enter your e-mail address.')
    .max(254, 'Use at most 254 characters here.')
    .regex(emailSyntax, 'Enter an e-mail address such as name@example.com.'),
  [guardFields.honeypot]: z.string().max(2000).optional(),
  [guardFields.token]: z.string().max(200).optional(),
  [guardFields.visit]: z.string().optional(),
})

/** What a link in a mail carries to `/api/newsletter/confirm` and `…/unsubscribe`. */
export const linkTokenSchema = z.string().max(200)
