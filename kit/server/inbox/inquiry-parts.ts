import { choicesOf, type FormField, plainLabel } from '#contracts/fields.ts'
import { entryOf, formatDate } from '#i18n/format.ts'
import type { NewInquiry } from './intake.ts'

type Part = NonNullable<FormField['storedAs']>
const known: readonly string[] = ['name', 'email', 'type', 'subject', 'message'] satisfies Part[]

/**
 * Turns a form's answers into an inquiry: fields that name a part go there, and all others go into
 * `details` under their labels, in words and in the fields' order. No answer is lost: a second one for
 * a part, one for a part that doesn't exist, and one under a label that's taken are details, too.
 */
export function inquiryParts(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Partial<Record<Part, string>> & Pick<NewInquiry, 'details'> {
  const parts: Partial<Record<Part, string>> = {}
  const details = new Map<string, string>()
  for (const field of fields) {
    const given = [values[field.name] ?? []].flat().map(String).filter(Boolean)
    if (given.length === 0) continue
    const part = field.storedAs
    if (part && known.includes(part) && parts[part] === undefined) parts[part] = given.join(', ')
    else details.set(freeLabel(field, details), answerText(field, given))
  }
  return { ...parts, ...(details.size > 0 && { details: Object.fromEntries(details) }) }
}

/** A field's label, with its name or a number if another field's answer has it already. */
function freeLabel(field: FormField, taken: ReadonlyMap<string, string>): string {
  const label = plainLabel(field.label)
  if (!taken.has(label)) return label
  const named = `${label} (${field.name})`
  return taken.has(named) ? `${named} ${taken.size}` : named
}

/** The labels of what was chosen, or what was typed; a date is written out. */
export function answerText(field: FormField, values: readonly string[]): string {
  const choices = choicesOf(field)
  const shown = (value: string) =>
    field.kind === 'date' ? formatDate(value) : ((choices && entryOf(choices, value)) ?? value)
  return values.map(shown).join(', ')
}
