import { z } from 'zod'
import type { FormField } from './fields.ts'
import { guardFields } from './form-guards.ts'

const text = z.string('expected some text').trim().min(1, 'expected some text')
const usedByJavaScript = 'expected another name, because JavaScript uses this one itself'
const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'expected lower-case letters, digits, and _, such as roof_type')
  // Every object has a member `constructor`.
  .refine((text) => !(text in {}), usedByJavaScript)
/**
 * Sent as the name of a form's control, and stored in drafts. A control hides the form's own member of
 * that name, and our scripts use these.
 */
const fieldName = name.refine(
  (text) => !['action', 'elements', 'hidden', 'reset'].includes(text),
  usedByJavaScript,
)

const choice = z.record(name, text).refine((all) => Object.keys(all).length > 0, {
  error: 'expected at least one choice, such as flat: Flat roof',
})

const field = z
  .strictObject({
    name: fieldName,
    label: text,
    kind: z.enum(['line', 'email', 'phone', 'number', 'date', 'text', 'one', 'many', 'consent']),
    options: choice.optional(),
    limit: z.int().min(1).max(10_000).optional(),
    required: z
      .literal(true, 'expected true; leave it out for a field that may stay empty')
      .optional(),
    short: text.optional(),
    missing: text.optional(),
    hint: text.optional(),
    placeholder: text.optional(),
    autoComplete: z.enum(['name', 'email', 'organization', 'tel']).optional(),
    storedAs: z.enum(['name', 'email', 'subject', 'message']).optional(),
  })
  .refine(({ kind, options }) => (kind === 'one' || kind === 'many') === Boolean(options), {
    path: ['options'],
    error: 'expected options for kind one or many, and none for the others',
  })

/** The names that every form sends besides the visitor's fields. */
const taken: string[] = Object.values(guardFields)
/** The server refuses forms of more than 100 entries, and some are our own. */
const maxAnswers = 90

/**
 * A form of the owner's own: a file `content/<language>/forms/<name>.yaml`. It makes the page
 * `/forms/<name>`, the checks on both sides, the path without scripts, the spam check, and the place in
 * the inbox, mails, exports, and deletions.
 */
export const ownFormSchema = z
  .strictObject({
    title: text,
    /** For search engines and previews. */
    description: text,
    /** Shown below the title. */
    intro: text.optional(),
    /** The button's label. */
    send: text.optional(),
    /** A sentence beside the button. */
    kept: text.optional(),
    /** Shown once it was sent. */
    sent: z.strictObject({ heading: text, text }).optional(),
    /** Shown instead if the spam check set it aside for a person to look at. */
    held: z.strictObject({ heading: text, text }).optional(),
    /**
     * The subject in the inbox and the mail. `{roof}` stands for the answer of that name, and
     * `{company|name}` for the first of them that was given.
     */
    subject: text.optional(),
    sections: z
      .array(z.strictObject({ title: text.optional(), fields: z.array(field).min(1) }))
      .min(1, 'expected at least one section with fields'),
  })
  .superRefine(({ sections }, context) => {
    const fields = sections.flatMap((section) => section.fields)
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const seen = new Set<string>()
    for (const [i, section] of sections.entries())
      for (const [j, { name }] of section.fields.entries()) {
        const path = ['sections', i, 'fields', j, 'name']
        if (taken.includes(name)) report(path, 'expected another name: every form has this one')
        if (seen.has(name)) report(path, 'expected a name that no other field has')
        seen.add(name)
      }
    const answers = fields.reduce(
      (sum, { kind, options = {} }) => sum + (kind === 'many' ? Object.keys(options).length : 1),
      0,
    )
    if (answers > maxAnswers)
      report(
        ['sections'],
        `expected at most ${maxAnswers} fields (each choice of kind: many counts as one), because the server refuses longer forms`,
      )
    if (!fields.some(({ storedAs, kind }) => storedAs === 'email' && kind === 'email'))
      report(
        ['sections'],
        'expected a field with kind: email and storedAs: email, so that you can answer and people can have their data deleted',
      )
  })

/**
 * `content/<language>/forms/contact.yaml`: fields that the contact form has besides its own, shown before
 * the message.
 */
export const contactFormSchema = z.strictObject({ fields: z.array(field).min(1) })

type Checked = z.infer<typeof ownFormSchema>
export interface OwnForm extends Omit<Checked, 'sections'> {
  sections: { title?: string; fields: FormField[] }[]
}
