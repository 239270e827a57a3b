import { z } from 'zod'
import words from '#messages/newsletter.json' with { type: 'json' }
import { fieldShape, guardShape } from './form-schema.ts'
import { subscribeFields } from './newsletter-fields.ts'

/**
 * Body of `POST /api/newsletter/subscribe`, a form or JSON. The response never reveals who is
 * subscribed.
 */
export const subscribeSchema = z.strictObject({
  ...fieldShape(subscribeFields, () => ({
    label: words.form.email,
    missing: words.form.missing,
  })),
  ...guardShape,
})

/** The token in mail links to `/api/newsletter/confirm` and `…/unsubscribe`. */
export const linkTokenSchema = z.string().max(200)
