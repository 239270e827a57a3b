import { fill } from '#i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import type { LetterState } from './judge.ts'
import styles from './Tile.module.css'

interface TileProps {
  /** One letter, in lower case, or nothing. */
  letter?: string
  state?: LetterState
  /** Where the next letter goes. */
  current?: boolean
}

/** A cell of the board: empty, typed, or judged, by shape as well as by color. */
export function Tile({ letter = '', state, current = false }: TileProps) {
  const shown = letter.toUpperCase()
  return (
    <span
      className={styles.tile}
      role="img"
      aria-label={fill(words.letter[shown ? (state ?? 'typed') : 'empty'], { letter: shown })}
      data-state={state ?? (letter ? 'typed' : 'empty')}
      data-current={current || undefined}
    >
      {shown}
    </span>
  )
}
