import { type FormField, limitOf } from '#contracts/fields.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { FieldError, TextAreaField, TextField } from '#site/ui/Field.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import styles from './Choices.module.css'
import { controlId } from './control-id.ts'

/** A number is typed as text, with the commas and spaces that people are used to. */
const inputTypes: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
}

interface FormControlProps {
  /** Prefix of the control's id. */
  formId: string
  field: FormField
  error: string | undefined
  placeholder?: string
  /** Height of a `text`. */
  rows?: number
  /** Marks required fields in their labels, for forms with optional ones. */
  marksRequired?: boolean
}

/** A field's label, which says so if it has to be filled in. */
export const fieldLabel = ({ label, required }: FormField): string =>
  required ? fill(words.required, { label }) : label

/**
 * The control of a typed field. Typed or pasted text is never cut off; a counter says when it's too
 * long.
 */
export function FormControl(props: FormControlProps) {
  const { formId, field, error, rows = 3, marksRequired = false } = props
  const { name, label, kind, required, storedAs, placeholder, hint } = field
  const known =
    storedAs === 'name' || storedAs === 'email' ? storedAs : kind === 'phone' ? 'tel' : 'off'
  const { autoComplete = known } = field
  const id = controlId(formId, name)
  const limit = kind === 'date' ? undefined : limitOf(field)
  const shared = {
    id,
    name,
    label: marksRequired ? fieldLabel(field) : label,
    placeholder: props.placeholder ?? placeholder,
    counter: limit !== undefined && <CharacterCounter controlId={id} limit={limit} />,
    required,
    error,
    ...(hint && { hint }),
  }
  return kind === 'text' ? (
    <TextAreaField {...shared} rows={rows} />
  ) : (
    <TextField
      {...shared}
      type={inputTypes[kind] ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete={autoComplete}
    />
  )
}

export interface ChoiceControlProps {
  formId: string
  field: FormField
  error: string | undefined
  /** The initially selected value. */
  chosen?: string
}

interface ChoicesProps extends Omit<ChoiceControlProps, 'error'> {
  className?: string
}

/** The choices of a `one` or `many` field, without a fieldset, which the form provides. */
export function Choices({ formId, field, chosen, className = '' }: ChoicesProps) {
  const { name, kind, options = {}, required } = field
  return (
    <div className={`${styles.choices} ${className}`.trim()}>
      {Object.entries(options).map(([value, label], index) => (
        <label key={value}>
          <input
            id={index === 0 ? controlId(formId, name) : undefined}
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={kind === 'one' && required}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

export function ChoiceError({ formId, field, error }: Omit<ChoiceControlProps, 'chosen'>) {
  return <FieldError id={controlId(formId, field.name)} name={field.name} error={error} />
}
