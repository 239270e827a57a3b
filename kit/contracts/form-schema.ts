import { z } from 'zod'
import { choicesOf, type FormField, fieldError, limitOf } from './fields.ts'
import { guardFields } from './form-guards.ts'

/** Optional request header: repeats with the same key within 24 hours are stored once. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'Idempotency-Key must be 8 to 200 visible ASCII characters')

/** The fields that every form sends in addition to the visitor's. */
export const guardShape = {
  [guardFields.honeypot]: z.string().max(2000).optional(),
  [guardFields.token]: z.string().max(200).optional(),
  [guardFields.key]: z.union([z.literal(''), idempotencyKeySchema]).optional(),
  [guardFields.visit]: z.string().optional(),
}

type Shape<Fields extends readonly FormField[]> = {
  [Field in Fields[number] as Field['name']]: Field extends { kind: 'many' }
    ? z.ZodType<string[]>
    : Field extends { required: true }
      ? z.ZodType<string>
      : z.ZodType<string | undefined>
}

/** Besides white space and what Unicode lets programs ignore, the fillers and anchors that show nothing. */
const visible = /[^\s\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u

/**
 * A typed text without the white space around it; empty if a reader would see nothing of it. Only
 * the server checks that: its rule would cost the scripts of forms more than the people who type such texts.
 */
export const typedText = (text: string): string => (visible.test(text) ? text.trim() : '')

/**
 * The schema of each of a form's fields, with the rules of `fields.ts`: trimmed, line ends as `\n`.
 * `textsOf` gives a field's texts at the moment, for errors in the language of the page.
 */
export function fieldShape<const Fields extends readonly FormField[]>(
  fields: Fields,
  textsOf: (name: Fields[number]['name']) => Partial<FormField> = () => ({}),
): Shape<Fields> {
  const errorOf: ErrorOf = (field, given) =>
    fieldError(field, given) && fieldError({ ...field, ...textsOf(field.name) }, given)
  return Object.fromEntries(
    fields.map((field) => [field.name, schemaOf(field, errorOf)]),
  ) as Shape<Fields>
}

type ErrorOf = typeof fieldError

function schemaOf(field: FormField, errorOf: ErrorOf): z.ZodType {
  const { kind, required } = field
  const choices = choicesOf(field)
  if (choices && kind === 'many') {
    return z
      .union([z.string(), z.array(z.string()).max(Object.keys(choices).length)])
      .default([])
      .transform((given) => [...new Set([given].flat())])
      .superRefine((given, context) => report(errorOf(field, given), context))
  }
  const text = z
    .string({ error: ({ input }) => errorOf(field, input === undefined ? [] : ['', '']) })
    .superRefine((given, context) =>
      report(errorOf(field, choices && given === '' ? [] : [typedText(given)]), context),
    )
    .transform((given) => typedText(given).replace(/\r\n?/g, '\n'))
  const maxLength = limitOf(field)
  const described = text.meta({
    ...(maxLength && { maxLength }),
    ...(kind === 'email' && { format: 'email' }),
    ...(kind === 'date' && { format: 'date' }),
    ...(choices && { enum: Object.keys(choices) }),
  })
  return required ? described : described.optional()
}

function report(message: string | undefined, context: z.core.$RefinementCtx) {
  if (message) context.addIssue({ code: 'custom', message })
}
