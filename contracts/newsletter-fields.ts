import words from '#messages/newsletter.json' with { type: 'json' }
import type { FormField } from './fields.ts'

/** What the newsletter's sign-up asks for. */
export const subscribeFields = [
  {
    name: 'email',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    label: words.form.email,
    hint: words.form.hint,
    missing: words.form.missing,
  },
] as const satisfies readonly FormField[]
