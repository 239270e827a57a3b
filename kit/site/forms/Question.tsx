import type { ComponentProps } from 'react'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { Consent } from './Consent.tsx'
import { FormControl } from './FormControl.tsx'

/** The control of a field of any kind. */
export function Question(props: ComponentProps<typeof FormControl>) {
  const { kind } = props.field
  if (kind === 'consent') return <Consent {...props} />
  return kind === 'one' || kind === 'many' ? (
    <ChoiceQuestion {...props} />
  ) : (
    <FormControl {...props} />
  )
}
