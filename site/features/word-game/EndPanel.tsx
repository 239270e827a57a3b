import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/Button.tsx'
import styles from './EndPanel.module.css'

interface EndPanelProps {
  /** Takes the focus, because the field or key that had it is gone. */
  takesFocus: boolean
  onPlayAgain: () => void
  /** Opens the look back at the game, when one was played. */
  onReview?: () => void
  /** Offered when today's word has not been begun. */
  onDaily?: () => void
  /** The result to share, when there is one. */
  shareText?: string
  /** How the game went. */
  result?: ReactNode
}

/** What one can do when there is nothing to type; it stands where the keyboard was. */
export function EndPanel(props: EndPanelProps) {
  const { takesFocus, onPlayAgain, onReview, onDaily, shareText, result } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div ref={panel} className={styles.panel} role="group" aria-label="What next" tabIndex={-1}>
      <div className={styles.actions}>
        <Button icon="turn" onClick={onPlayAgain}>
          Play Again
        </Button>
        {shareText && <ShareButton text={shareText} />}
        {onDaily && !shareText && (
          <Button icon="right" look="line" onClick={onDaily}>
            Play the daily word
          </Button>
        )}
      </div>
      <p>
        {result}{' '}
        {onReview && (
          <button type="button" className={styles.link} onClick={onReview}>
            Review your guesses
          </button>
        )}{' '}
        {onDaily && shareText && (
          <button type="button" className={styles.link} onClick={onDaily}>
            Play the daily word
          </button>
        )}
      </p>
    </div>
  )
}

/** Shares through the device on a touch screen, through the clipboard elsewhere, and as a last resort by hand. */
function ShareButton({ text }: { text: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready')

  async function share() {
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text })) {
      // Rejected when the visitor thinks better of it.
      await navigator.share({ text }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('by hand')
    }
  }

  if (state === 'by hand') {
    return (
      <textarea
        className={styles.text}
        aria-label="Result to copy"
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
    )
  }
  const copied = state === 'copied'
  return (
    <Button icon={copied ? 'check' : 'share'} look="line" onClick={share} aria-live="polite">
      {copied ? 'Copied' : 'Share'}
    </Button>
  )
}
