import { subscribeFields } from '#contracts/newsletter-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { FormControl } from '#site/forms/FormControl.tsx'
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { GuardFields } from '#site/forms/GuardFields.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import styles from './SignUp.module.css'

const formId = 'newsletter'

/** The sign-up for the newsletter. Its script is `sign-up.ts`. */
export function SignUp() {
  return (
    <>
      {(['sent', 'waiting'] as const).map((outcome) => (
        <div key={outcome} className={styles.sent} tabIndex={-1} data-form-sent={outcome}>
          <Heading as="p" className={`display ${styles.say}`} text={words[outcome].heading} />
          <p className="copy">{words[outcome].text}</p>
        </div>
      ))}
      <form
        className={styles.form}
        action={paths.newsletterSubscribe}
        method="post"
        aria-label={words.page.frame}
      >
        <FormSummary formId={formId} />
        {/* Only here, because the script doesn't need them. */}
        {subscribeFields.map((field) => (
          <FormControl
            key={field.name}
            formId={formId}
            field={{ ...field, autoComplete: 'email', hint: words.form.hint }}
            error={undefined}
          />
        ))}
        <GuardFields formId={formId} />
        <Button type="submit">{words.form.send}</Button>
        <p className="visually-hidden" role="status"></p>
      </form>
    </>
  )
}
