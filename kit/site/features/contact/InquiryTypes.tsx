import type { FormField } from '#contracts/fields.ts'
import { controlId } from '#site/forms/control-id.ts'
import { ChoiceError, Choices } from '#site/forms/FormControl.tsx'
import styles from './InquiryTypes.module.css'

interface InquiryTypesProps {
  formId: string
  field: FormField
  error: string | undefined
}

/** The choice of the inquiry's type: one tile per type, the first one selected. */
export function InquiryTypes({ formId, field, error }: InquiryTypesProps) {
  const [first] = Object.keys(field.options ?? {})
  const id = controlId(formId, field.name)
  return (
    <fieldset
      className={styles.types}
      aria-describedby={field.hint ? `${id}-hint ${id}-error` : `${id}-error`}
    >
      <legend>{field.label}</legend>
      <Choices className={styles.tiles} formId={formId} field={field} chosen={first} />
      {field.hint && (
        <p id={`${id}-hint`} className="copy">
          {field.hint}
        </p>
      )}
      <ChoiceError formId={formId} field={field} error={error} />
    </fieldset>
  )
}
