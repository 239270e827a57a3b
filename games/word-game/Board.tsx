import { fill } from '@wize/kit/i18n/format.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import styles from './Board.module.css'
import type { Row } from './game.ts'
import { maxGuesses, wordLength } from './judge.ts'
import { Tile } from './Tile.tsx'

interface BoardProps {
  rows: readonly Row[]
  typed: string
  onType: (text: string) => void
  onSubmit: () => void
  onFocus: () => void
  over: boolean
  /** Whether a word is loading. */
  loading: boolean
  /** Whether the last row's tiles are still turning. */
  revealing: boolean
  won: boolean
  /** A new object for each rejected guess, which makes the row shake. */
  refusal?: object
  /** Id of the text that says why. */
  noticeId: string
}

/** Six rows of five tiles. The input for the guess covers the next row. */
export function Board(props: BoardProps) {
  const { rows, typed, onType, onSubmit, onFocus } = props
  const { over, loading, revealing, won, refusal, noticeId } = props
  const currentRow = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!refusal || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    currentRow.current?.animate(
      { translate: ['0', '-1.6%', '1.6%', '-1.2%', '1.2%', '0'] },
      { duration: 360, easing: 'steps(12)' },
    )
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form
      className={styles.board}
      dir="ltr"
      onSubmit={submit}
      aria-label={words.board.label}
      aria-busy={loading}
    >
      {Array.from({ length: maxGuesses }, (_, index) => {
        const row = rows[index]
        const current = !over && index === rows.length
        const letters = row?.guess ?? (current ? typed : '')
        const last = index === rows.length - 1
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are pictures.
          <div
            key={index}
            className={styles.row}
            role="group"
            aria-label={fill(words.board.row, { row: index + 1 })}
            ref={current ? currentRow : null}
            data-revealing={(last && revealing) || undefined}
            data-won={(last && won && !revealing) || undefined}
          >
            {Array.from({ length: wordLength }, (_, place) => (
              <Tile
                key={place}
                letter={letters[place]}
                state={row?.states[place]}
                current={current && place === typed.length}
              />
            ))}
          </div>
        )
      })}
      {!over && (
        <input
          className={styles.entry}
          data-row={rows.length + 1}
          name="guess"
          aria-label={words.board.guess}
          aria-describedby={noticeId}
          value={typed.toUpperCase()}
          onChange={(event) => onType(event.target.value)}
          onFocus={onFocus}
          maxLength={wordLength}
          // The page has its own keyboard, and the device's would cover it.
          inputMode="none"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </form>
  )
}
