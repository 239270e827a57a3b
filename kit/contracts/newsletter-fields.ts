import words from '#messages/newsletter.json' with { type: 'json' }
import type { FormField } from './fields.ts'

/** The fields of the newsletter's sign-up. */
export const subscribeFields = [
  {
    name: 'email',
    kind: 'email',
    required: true,
    label: words.form.email,
    missing: words.form.missing,
  },
] as const satisfies readonly FormField[]
