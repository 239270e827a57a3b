import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import { useEffect, useRef } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import styles from './Help.module.css'
import { Legend } from './Legend.tsx'

interface HelpProps {
  /** Whether the player opened it. Then it takes the focus and returns it afterward. */
  asked: boolean
  /**
   * Whether the page knows if the visitor is new. Until it does, the document hides the help from
   * returning players.
   */
  certain: boolean
  onClose: () => void
}

/** How to play, shown over the board. Typing a letter closes it, and so does going to the board. */
export function Help({ asked, certain, onClose }: HelpProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!asked) return
    const opener = document.activeElement
    card.current?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [asked])
  return (
    <section
      ref={card}
      className={styles.help}
      data-asked={asked}
      data-certain={certain}
      aria-labelledby="help-title"
      tabIndex={-1}
    >
      <h2 id="help-title" className="h3">
        {words.panels.help}
      </h2>
      <button
        type="button"
        className={styles.close}
        aria-label={words.panels.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <p>{words.help.type}</p>
      <p>{words.help.tries}</p>
      <p className={styles.daily}>{words.help.daily}</p>
      <Legend />
    </section>
  )
}
