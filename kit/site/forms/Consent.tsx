import { Fragment } from 'react'
import { type FormField, markdownLink } from '#contracts/fields.ts'
import styles from './Consent.module.css'
import { controlId } from './control-id.ts'
import link from './Form.module.css'
import { type ChoiceControlProps, ChoiceError, fieldLabel } from './FormControl.tsx'

/** A box to check, with the sentence that's agreed to and its links. */
export function Consent({ formId, field, error, marksRequired = false }: ConsentProps) {
  const { name, label, required } = field
  const id = controlId(formId, name)
  return (
    <div className={styles.consent}>
      <div>
        <label>
          <input
            id={id}
            type="checkbox"
            name={name}
            value="yes"
            required={required}
            aria-describedby={`${id}-error`}
            aria-invalid={error ? true : undefined}
          />
          <span>{linked(marksRequired ? fieldLabel(field) : label)}</span>
        </label>
      </div>
      <ChoiceError formId={formId} field={field} error={error} />
    </div>
  )
}

interface ConsentProps extends Omit<ChoiceControlProps, 'chosen'> {
  field: FormField
  marksRequired?: boolean
}

/** A text whose Markdown links are links. */
function linked(text: string) {
  let end = 0
  const links = [...text.matchAll(markdownLink)].map(({ 0: all, index, groups }) => {
    const before = text.slice(end, index)
    end = index + all.length
    return (
      <Fragment key={index}>
        {before}
        <a className={link.inline} href={groups?.['address']} target="_blank" rel="noopener">
          {groups?.['text']}
        </a>
      </Fragment>
    )
  })
  return [...links, text.slice(end)]
}
