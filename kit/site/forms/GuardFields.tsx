import { guardFields } from '#contracts/form-guards.ts'
import words from '#messages/forms.json' with { type: 'json' }
import styles from './GuardFields.module.css'

/**
 * The fields that the site's own server expects in addition to the visitor's. The first is a text field
 * that people don't see and bots fill in.
 */
export function GuardFields({ formId }: { formId: string }) {
  const id = `${formId}-homepage`
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={id}>{words.trap}</label>
        <input id={id} name={guardFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={guardFields.token} />
      <input type="hidden" name={guardFields.key} />
    </>
  )
}
