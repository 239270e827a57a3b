import { fill } from '@wize/kit/i18n/format.ts'
import { useEffect, useRef, useState } from 'react'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './Hints.module.css'
import { MarkdownLine } from './Markdown.tsx'

/** Hints from a nudge to nearly the solution, shown one at a time. */
export function Hints({ hints }: { hints: string[] }) {
  const [shown, setShown] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // A hint pushes the button down, which may have the focus.
  useEffect(() => {
    if (shown > 0) next.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  function showNext() {
    setShown(shown + 1)
    // With the last hint, the button disappears. From here, Tab goes on behind the hints.
    if (shown + 1 === hints.length) box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className={styles.hints} tabIndex={-1}>
      <ol aria-live="polite">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={index}>
            <MarkdownLine text={hint} />
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <button ref={next} type="button" onClick={showNext}>
          {shown === 0 ? words.hints.first : words.hints.next}
          <span>{fill(words.hints.place, { number: shown + 1, count: hints.length })}</span>
        </button>
      )}
    </div>
  )
}
