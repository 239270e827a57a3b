import type { RefObject } from 'react'
import { pages } from '#contracts/pages.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { ButtonLink } from '#site/ui/Button.tsx'
import { Period } from '#site/ui/Period.tsx'
import styles from './Sent.module.css'

interface SentProps {
  /** Receives the focus after the message was sent. */
  box: RefObject<HTMLDivElement | null>
  shown: boolean
  onAnother: () => void
}

/** The confirmation: one green tile and the promise. Without scripts, the server shows it. */
export function Sent({ box, shown, onAnother }: SentProps) {
  return (
    <div ref={box} className={styles.sent} tabIndex={-1} data-form-sent="sent" data-shown={shown}>
      <div className={styles.tile} data-ground="brand">
        <p className="display">{words.sent.message}</p>
      </div>
      <div className={styles.promise}>
        <p className="statement">
          {words.sent.heading}
          <Period />
        </p>
        <p className="copy">{words.sent.text}</p>
        <ButtonLink
          look="line"
          href={pages.contact}
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          {words.sent.another}
        </ButtonLink>
      </div>
    </div>
  )
}
