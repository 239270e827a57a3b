import { Button } from '@wize/kit/site/ui/Button.tsx'
import { Field, TextAreaField } from '@wize/kit/site/ui/Field.tsx'
import { Select } from '@wize/kit/site/ui/Select.tsx'
import type { RefObject } from 'react'
import { languages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import type { Draft } from './draft.ts'
import { languageNames } from './languages.ts'
import styles from './StatementForm.module.css'

interface StatementFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  /** Whether the page has hydrated: clicks before that would be lost. */
  ready: boolean
  onEdit: (change: Partial<Draft>) => void
  /** What is wrong with the statement. */
  error?: string
  analyzing: boolean
  /** Whether there's a model that the visitor can opt out of. */
  offerBuiltin: boolean
  onSubmit: () => void
  onStop: () => void
  /** Restores the text that a chosen problem replaced, if there was one. */
  onPutBack?: () => void
}

/** The statement, and the options for working on it. */
export function StatementForm(props: StatementFormProps) {
  const { field, draft, ready, onEdit, error, analyzing, onSubmit, onStop, onPutBack } = props
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextAreaField
        id="problem"
        ref={field}
        label={words.form.statement}
        hint={words.form.hint}
        error={error}
        value={draft.problemText}
        onChange={(event) => onEdit({ problemText: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
        }}
        rows={7}
        spellCheck={false}
      />
      {onPutBack && (
        <button type="button" className={styles.back} onClick={onPutBack}>
          {words.form.putBack}
        </button>
      )}
      <Choices {...props} />
      <div className={styles.actions}>
        <Button type="submit" disabled={!ready} aria-disabled={analyzing || undefined}>
          {analyzing ? words.form.analyzing : words.form.analyze}
        </Button>
        {analyzing && (
          <Button
            look="line"
            icon="close"
            onClick={({ currentTarget: { form } }) => {
              onStop()
              // This button disappears, so the focus needs a new place.
              form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            }}
          >
            {words.form.stop}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The programs' language, and how much the assistant shows at once. */
function Choices({ draft, onEdit, offerBuiltin }: StatementFormProps) {
  return (
    <div className={styles.choices}>
      <Field id="language" label={words.form.language}>
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            onChange={(event) =>
              onEdit({ language: languages.find((name) => name === event.target.value) })
            }
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.options}>
        <Choice
          label={words.form.hintsFirst}
          checked={draft.hintsFirst}
          onChange={(hintsFirst) => onEdit({ hintsFirst })}
        />
        {offerBuiltin && (
          <Choice
            label={words.form.builtin}
            checked={draft.builtinOnly}
            onChange={(builtinOnly) => onEdit({ builtinOnly })}
          />
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
