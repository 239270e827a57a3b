import { useEffect, useState } from 'react'
import { plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import styles from './Form.module.css'

/** The share of the limit from which on the counter is shown. */
const nearness = 0.9

/**
 * How many characters are left for a control, or how many it's over its limit. Controls are
 * uncontrolled, so the counter listens to them. Screen readers are notified once, when the limit is
 * exceeded.
 */
export function CharacterCounter({ controlId, limit }: { controlId: string; limit: number }) {
  const [length, setLength] = useState(0)

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLInputElement | null
    const count = () => setLength(control?.value.trim().length ?? 0)
    const countAfterReset = () => setTimeout(count)
    const form = control?.form
    count()
    control?.addEventListener('input', count)
    control?.addEventListener('change', count)
    form?.addEventListener('reset', countAfterReset)
    return () => {
      control?.removeEventListener('input', count)
      control?.removeEventListener('change', count)
      form?.removeEventListener('reset', countAfterReset)
    }
  }, [controlId])

  const over = length - limit
  return (
    <div className={styles.counter} data-over={over > 0 || undefined}>
      {length > limit * nearness && (
        <span aria-hidden="true">
          {over > 0 ? plural(words.counter.over, over) : plural(words.counter.left, -over)}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {over > 0 && plural(words.counter.limit, limit)}
      </span>
    </div>
  )
}
