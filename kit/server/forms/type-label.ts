import { inquiryTypeLabels } from '#contracts/contact-fields.ts'
import { forms } from '#forms.ts'
import { entryOf } from '#i18n/format.ts'

/** The label for an inquiry's type. A type that no form has any more is used as is. */
export function typeLabel(type: string): string {
  return entryOf(forms, type)?.title ?? entryOf(inquiryTypeLabels, type) ?? type
}
