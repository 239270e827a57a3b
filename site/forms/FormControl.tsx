import { type FormField, limitOf } from '#contracts/fields.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { FieldError, TextAreaField, TextField } from '#site/ui/Field.tsx'
import { controlId } from './control-id.ts'

interface FormControlProps {
  /** Prefix of the control's id. */
  formId: string
  field: FormField
  error: string | undefined
  placeholder?: string | undefined
  /** Height of a `text`. */
  rows?: number
  /** Says in the label which fields must be filled in, for forms where some need not. */
  marksRequired?: boolean
}

/** The control of a field that is typed. What is typed or pasted is never cut; a counter says when it is too long. */
export function FormControl(props: FormControlProps) {
  const { formId, field, error, rows = 3, marksRequired = false } = props
  const { name, label, kind, required, autoComplete = 'off', placeholder, hint } = field
  const shared = {
    id: controlId(formId, name),
    name,
    label: marksRequired && required ? fill(words.required, { label }) : label,
    placeholder: props.placeholder ?? placeholder,
    limit: limitOf(field),
    required,
    error,
    ...(hint && { hint }),
  }
  return kind === 'text' ? (
    <TextAreaField {...shared} rows={rows} />
  ) : (
    <TextField {...shared} type={kind === 'email' ? 'email' : 'text'} autoComplete={autoComplete} />
  )
}

interface ChoiceControlProps {
  formId: string
  field: FormField
  error: string | undefined
  /** The value chosen at first. */
  chosen?: string
}

/** The choices of a field of kind `one` or `many`, without a frame: the form has its own. */
export function Choices({ formId, field, chosen }: Omit<ChoiceControlProps, 'error'>) {
  const { name, kind, options = {}, required } = field
  return Object.entries(options).map(([value, label], index) => (
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
  ))
}

export function ChoiceError({ formId, field, error }: Omit<ChoiceControlProps, 'chosen'>) {
  return <FieldError id={controlId(formId, field.name)} name={field.name} error={error} />
}
