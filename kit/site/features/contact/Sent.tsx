import type { RefObject } from 'react'
import { pages } from '#contracts/pages.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import styles from './Sent.module.css'

interface SentProps {
  /** Whether the message is in the inbox, or in quarantine until someone checks it. */
  outcome: 'sent' | 'held'
  /** Receives the focus after the message was sent. */
  box: RefObject<HTMLDivElement | null>
  shown: boolean
  onAnother: () => void
}

/** The confirmation: one green tile and the promise. Without scripts, the server shows it. */
export function Sent({ outcome, box, shown, onAnother }: SentProps) {
  const { message, heading, text } = words[outcome]
  return (
    <div
      ref={shown ? box : undefined}
      className={styles.sent}
      tabIndex={-1}
      data-form-sent={outcome}
      data-shown={shown}
    >
      <div className={styles.tile} data-ground="brand">
        <p className="display">{message}</p>
      </div>
      <div className={styles.promise}>
        <Heading as="p" className="statement" text={heading} />
        <p className="copy">{text}</p>
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
