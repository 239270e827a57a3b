/**
 * What a form field is, with all rules and messages for it. A list of fields drives the form in the
 * browser, validation on the server, the mail to the owner, and the export. Doesn't import Zod, so
 * that islands can check forms.
 */
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }

export interface FormField {
  /** The name it's sent under. */
  name: string
  label: string
  /**
   * `line`, `email`, and `text` are typed (a `text` has several lines); `one` and `many` are
   * choices.
   */
  kind: 'line' | 'email' | 'text' | 'one' | 'many'
  /** The choices of `one` and `many`: value to label. */
  options?: Readonly<Record<string, string>>
  /**
   * Maximum length of typed fields in characters (UTF-16 units). The default depends on the kind.
   */
  limit?: number
  required?: true
  /** The name of the field in errors, if its label is a question. */
  short?: string
  /** The error if a required field is empty. */
  missing?: string
  /** Help with what to enter or choose. */
  hint?: string
  placeholder?: string
  /** For the browser's autofill. */
  autoComplete?: 'name' | 'email' | 'organization'
  /**
   * The part of the inquiry to store it as. By default it goes into the details, under its label.
   */
  storedAs?: 'name' | 'email' | 'subject' | 'message' | 'type'
}

/** RFC 5321 limits an email address to 256 octets, including its angle brackets. */
const limits = { line: 200, email: 254, text: 10_000 } as const

/** Maximum length of a typed field; undefined for choices. */
export function limitOf({ kind, limit }: FormField): number | undefined {
  return kind === 'one' || kind === 'many' ? undefined : (limit ?? limits[kind])
}

/** A valid email address as the HTML standard defines it for `<input type="email">`. */
export const emailSyntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const controlInLine = /[\p{Cc}\u2028\u2029]/u
const controlInText = /[^\P{Cc}\n\r\t]/u

/** A field's error as a sentence for the visitor; undefined if it's valid. */
export function fieldError(field: FormField, values: readonly string[]): string | undefined {
  const { kind, options = {}, required, label } = field
  // A message about the field follows its name: “Which roof: …”, without the question mark.
  const short = field.short ?? label.replace(/\s*[?？؟]$/u, '')
  const isChoice = kind === 'one' || kind === 'many'
  const { choose, missing: fillIn } = words.errors
  const missing = field.missing ?? fill(isChoice ? choose : fillIn, { field: short })
  if (isChoice) {
    if (required && values.length === 0) return missing
    const known = values.every((value) => Object.hasOwn(options, value))
    return known && (kind === 'many' || values.length <= 1)
      ? undefined
      : fill(choose, { field: short })
  }
  const text = (values[0] ?? '').trim()
  if (!text) return required ? missing : undefined
  const limit = limitOf(field) as number
  if (text.length > limit) {
    return plural(words.errors.tooLong, text.length - limit, { field: short, limit })
  }
  if (kind === 'email' && !emailSyntax.test(text)) return words.errors.email
  if ((kind === 'text' ? controlInText : controlInLine).test(text) || !text.isWellFormed()) {
    return fill(words.errors.characters, { field: short })
  }
  return undefined
}

/** Errors by the names of their fields, in the fields' order. */
export type FieldErrors = Record<string, string>

/** The error of each invalid field; empty if the form can be sent. */
export function fieldErrors(
  fields: readonly FormField[],
  valuesOf: (name: string) => readonly string[],
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, valuesOf(field.name))
      return error ? [[field.name, error]] : []
    }),
  )
}

/** The labels of what was chosen, or what was typed. */
export function answerText({ options }: FormField, values: readonly string[]): string {
  return values.map((value) => options?.[value] ?? value).join(', ')
}
