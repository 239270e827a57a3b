import { answerText, type FormField } from '#contracts/fields.ts'
import type { NewInquiry } from './intake.ts'

type Part = NonNullable<FormField['storedAs']>

/**
 * Turns a form's answers into an inquiry: fields that name a part go there, and all others go into
 * `details` under their labels, in words and in the fields' order.
 */
export function inquiryParts(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Partial<Record<Part, string>> & Pick<NewInquiry, 'details'> {
  const parts: Partial<Record<Part, string>> = {}
  const details: Record<string, string> = {}
  for (const field of fields) {
    const given = [values[field.name] ?? []].flat().map(String).filter(Boolean)
    if (given.length === 0) continue
    if (field.storedAs) parts[field.storedAs] = given.join(', ')
    else details[field.label] = answerText(field, given)
  }
  return { ...parts, ...(Object.keys(details).length > 0 && { details }) }
}
