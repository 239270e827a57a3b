import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useRef, useState } from 'react'
import styles from './ShareButton.module.css'

interface ShareButtonProps {
  text: string
  /** `byHand` labels the field with the text, shown if nothing else works. */
  words: { button: string; copied: string; byHand: string }
}

/**
 * Shares through the device on a touch screen, otherwise through the clipboard, and as a last
 * resort by hand. Says for two seconds that the text was copied.
 */
export function ShareButton({ text, words }: ShareButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready')
  const timer = useRef(0)

  async function share() {
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text })) {
      // Rejects if the visitor cancels.
      await navigator.share({ text }).catch(() => {})
      return
    }
    let result: typeof state = 'copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      result = 'by hand'
    }
    setState(result)
    clearTimeout(timer.current)
    if (result === 'copied') timer.current = window.setTimeout(() => setState('ready'), 2000)
  }

  if (state === 'by hand') {
    return (
      <textarea
        className={styles.text}
        aria-label={words.byHand}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
    )
  }
  const copied = state === 'copied'
  return (
    <Button icon={copied ? 'check' : 'share'} look="line" onClick={share} aria-live="polite">
      {copied ? words.copied : words.button}
    </Button>
  )
}
