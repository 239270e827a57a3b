import type { FieldErrors, FormField } from '#contracts/fields.ts'
import { paths } from '#contracts/paths.ts'
import { questionnaireSections, questions } from '#contracts/questionnaire-fields.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import words from '#messages/questionnaire.json' with { type: 'json' }
import { controlId } from '#site/forms/control-id.ts'
import { ChoiceError, Choices, FormControl } from '#site/forms/FormControl.tsx'
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { GuardFields } from '#site/forms/GuardFields.tsx'
import { useSubmission } from '#site/forms/use-submission.ts'
import { Button } from '#site/ui/Button.tsx'
import { Period } from '#site/ui/Period.tsx'
import styles from './Questionnaire.module.css'

interface QuestionnaireProps {
  /** Prefix of keys in the browser's storage. */
  companyId: string
  /** Shown if the form can't be sent. */
  email: string
}

const formId = 'questionnaire'

/** The questionnaire, in nine short sections. */
export function Questionnaire({ companyId, email }: QuestionnaireProps) {
  const submission = useSubmission({
    fields: questions,
    draftKey: `${companyId}:questionnaire-draft`,
    tokenPath: paths.formToken,
  })
  const { state, errors } = submission
  const busy = state === 'sending'

  return (
    <>
      {(['sent', 'held'] as const).map((outcome) => {
        const shown = state === 'sent' && submission.outcome === outcome
        return (
          <div
            key={outcome}
            ref={shown ? submission.sentBlock : undefined}
            className={styles.sent}
            tabIndex={-1}
            data-form-sent={outcome}
            data-shown={shown}
            data-ground="brand"
          >
            <p className="display h2">
              {words[outcome].heading}
              <Period />
            </p>
            <p className="deck">{words[outcome].text}</p>
          </div>
        )
      })}
      <form
        {...submission.formProps}
        className={styles.form}
        action={paths.questionnaire}
        method="post"
        aria-label={words.form.title}
      >
        <FormSummary
          {...submission.summaryProps}
          formId={formId}
          failure={state === 'failed' ? formWords.failure : undefined}
          email={email}
        />
        {questionnaireSections.map(({ title, questions }, index) => (
          <fieldset key={title} className={styles.section}>
            <legend className="h3">
              <span className={styles.number}>{index + 1}</span> {title}
            </legend>
            <div className={styles.questions}>
              {questions.map((field) => (
                <Question key={field.name} field={field} errors={errors} />
              ))}
            </div>
          </fieldset>
        ))}
        <GuardFields formId={formId} />
        <div className={styles.foot}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? formWords.sending : words.form.send}
          </Button>
          <p className="copy">{words.form.kept}</p>
        </div>
        <p className="visually-hidden" role="status">
          {busy ? formWords.sending : ''}
        </p>
      </form>
    </>
  )
}

function Question({ field, errors }: { field: FormField; errors: FieldErrors }) {
  const { name, label, kind } = field
  const error = errors[name]
  if (kind !== 'one' && kind !== 'many') {
    return <FormControl formId={formId} field={field} error={error} marksRequired />
  }
  const labelId = `${controlId(formId, name)}-label`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it would nest one fieldset in another about the same question
    <div className={styles.choice} role="group" aria-labelledby={labelId}>
      <p id={labelId}>{label}</p>
      <div>
        <Choices formId={formId} field={field} />
      </div>
      <ChoiceError formId={formId} field={field} error={error} />
    </div>
  )
}
