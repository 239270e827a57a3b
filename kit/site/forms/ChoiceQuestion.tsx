import styles from './ChoiceQuestion.module.css'
import { controlId } from './control-id.ts'
import { type ChoiceControlProps, ChoiceError, Choices, fieldLabel } from './FormControl.tsx'

interface ChoiceQuestionProps extends Omit<ChoiceControlProps, 'chosen'> {
  /** Marks required fields in their labels, for forms with optional ones. */
  marksRequired?: boolean
}

/** A question with choices, and its error. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { formId, field, error, marksRequired = false } = props
  const labelId = `${controlId(formId, field.name)}-label`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it would nest one fieldset in another about the same question
    <div className={styles.choice} role="group" aria-labelledby={labelId}>
      <p id={labelId}>{marksRequired ? fieldLabel(field) : field.label}</p>
      <Choices formId={formId} field={field} />
      <ChoiceError formId={formId} field={field} error={error} />
    </div>
  )
}
