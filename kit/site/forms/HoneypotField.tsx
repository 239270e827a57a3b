import words from '#messages/forms.json' with { type: 'json' }
import styles from './HoneypotField.module.css'

/** A text field that people don't see and bots fill in. */
export function HoneypotField({ id, name }: { id: string; name: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{words.trap}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
