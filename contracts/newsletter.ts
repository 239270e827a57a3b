import { z } from 'zod'
import { fieldShape, guardShape } from './form-schema.ts'
import { subscribeFields } from './newsletter-fields.ts'

/** Body of `POST /api/newsletter/subscribe`, a form or JSON. The answer never says who is known. */
export const subscribeSchema = z.strictObject({ ...fieldShape(subscribeFields), ...guardShape })

/** What a link in a mail carries to `/api/newsletter/confirm` and `…/unsubscribe`. */
export const linkTokenSchema = z.string().max(200)
