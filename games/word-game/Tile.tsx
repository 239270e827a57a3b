import { fill } from '@wize/kit/i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import type { LetterState } from './judge.ts'
import styles from './Tile.module.css'

interface TileProps {
  /** One lower-case letter, or nothing. */
  letter?: string
  state?: LetterState
  /** Whether the next letter goes here. */
  current?: boolean
  /** Shown to explain a state, beside words that say it. */
  isExample?: boolean
}

/** A cell of the board: empty, typed, or judged. Shape shows the state as well as color. */
export function Tile({ letter = '', state, current = false, isExample = false }: TileProps) {
  const shown = letter.toUpperCase()
  return (
    <span
      className={styles.tile}
      {...(!isExample && {
        role: 'img',
        'aria-label': fill(words.letter[shown ? (state ?? 'typed') : 'empty'], { letter: shown }),
      })}
      data-state={state ?? (letter ? 'typed' : 'empty')}
      data-current={current || undefined}
    >
      {shown}
    </span>
  )
}
