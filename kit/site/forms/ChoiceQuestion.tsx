import styles from './ChoiceQuestion.module.css'
import { controlId } from './control-id.ts'
import { type ChoiceControlProps, ChoiceError, Choices } from './FormControl.tsx'

/** A question with choices, and its error. */
export function ChoiceQuestion({ formId, field, error }: Omit<ChoiceControlProps, 'chosen'>) {
  const labelId = `${controlId(formId, field.name)}-label`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it would nest one fieldset in another about the same question
    <div className={styles.choice} role="group" aria-labelledby={labelId}>
      <p id={labelId}>{field.label}</p>
      <div>
        <Choices formId={formId} field={field} />
      </div>
      <ChoiceError formId={formId} field={field} error={error} />
    </div>
  )
}
