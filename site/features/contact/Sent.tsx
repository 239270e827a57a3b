import { useEffect, useRef } from 'react'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import { successMessage } from './failure.ts'
import styles from './Sent.module.css'

/** The sent state: one green tile and the promise. Without scripts the server shows it. */
export function Sent({ shown, onAnother }: { shown: boolean; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  return (
    <div ref={box} className={styles.sent} tabIndex={-1} data-form-sent="sent" data-shown={shown}>
      <div className={styles.tile} data-ground="brand">
        <p className="display">{successMessage}</p>
      </div>
      <div className={styles.promise}>
        <p className="statement">
          You have an answer within 24–48 hours
          <Stop />
        </p>
        <p className="copy">
          A person reads every message. If it is urgent, say so in a second one.
        </p>
        <ButtonLink
          look="line"
          href="/contact"
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          Write another message
        </ButtonLink>
      </div>
    </div>
  )
}
