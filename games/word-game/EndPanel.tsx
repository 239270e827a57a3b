import { Button } from '@wize/kit/site/ui/Button.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { ShareButton } from '#ui/ShareButton.tsx'
import styles from './EndPanel.module.css'

interface EndPanelProps {
  /** Takes the focus if the element that had it is gone. */
  takesFocus: boolean
  onPlayAgain: () => void
  /** Opens the review of the game, if one was played. */
  onReview?: () => void
  /** Offered if today's word hasn't been started. */
  onDaily?: () => void
  /** The result to share, if there's one. */
  shareText?: string
  /** How the game went. */
  result?: ReactNode
}

/** Replaces the keyboard when there's nothing to type. */
export function EndPanel(props: EndPanelProps) {
  const { takesFocus, onPlayAgain, onReview, onDaily, shareText, result } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={words.end.label}
      tabIndex={-1}
    >
      <div className={styles.actions}>
        <Button icon="turn" onClick={onPlayAgain}>
          {words.end.again}
        </Button>
        {shareText && <ShareButton text={shareText} words={words.share} />}
        {onDaily && !shareText && (
          <Button icon="right" look="line" onClick={onDaily}>
            {words.end.daily}
          </Button>
        )}
      </div>
      <p>
        {result}{' '}
        {onReview && (
          <button type="button" className={styles.link} onClick={onReview}>
            {words.end.review}
          </button>
        )}{' '}
        {onDaily && shareText && (
          <button type="button" className={styles.link} onClick={onDaily}>
            {words.end.daily}
          </button>
        )}
      </p>
    </div>
  )
}
