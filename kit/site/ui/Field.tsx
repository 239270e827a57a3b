import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  id: string
  label: ReactNode
  /** Help text below the label. */
  hint?: string
  /** What's wrong with the value and how to fix it. */
  error?: string
  /** A `CharacterCounter`. It comes from the caller, so that pages without one don't load its words. */
  counter?: ReactNode
  /** The control's name, which the server uses to show an error in the built page. */
  name?: string
  /** The control. It receives the ids that link it to the hint and the error. */
  children: (control: {
    id: string
    className: string
    name?: string
    'aria-describedby': string
    'aria-invalid'?: true
  }) => ReactNode
}

/** A labeled form control with its hint and error, linked for assistive technology. */
export function Field({ id, label, hint, error, counter, name, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control ?? '',
        name,
        'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
        ...(error && { 'aria-invalid': true }),
      })}
      {counter}
      <FieldError id={id} name={name} error={error} />
    </div>
  )
}

/** A control's error. It's always in the page, so that the server can fill it in. */
export function FieldError({ id, name, error }: { id: string; name?: string; error?: string }) {
  return (
    <p id={`${id}-error`} className={styles.error} data-error-for={name} hidden={!error}>
      {error}
    </p>
  )
}

type Shared = Omit<FieldProps, 'children'>

export const TextField = (props: Shared & ComponentProps<'input'>) => fieldWith('input', props)

export const TextAreaField = (props: Shared & ComponentProps<'textarea'>) =>
  fieldWith('textarea', props)

function fieldWith(
  Control: 'input' | 'textarea',
  { id, label, hint, error, counter, name, ...rest }: Shared,
) {
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counter} name={name}>
      {(control) => <Control {...control} {...rest} />}
    </Field>
  )
}
