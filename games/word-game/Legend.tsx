import words from '#messages/word-game.json' with { type: 'json' }
import type { LetterState } from './judge.ts'
import styles from './Legend.module.css'
import { Tile } from './Tile.tsx'

const states: LetterState[] = ['correct', 'present', 'absent']

/** Explains the three states of a tile. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state}>
          <span aria-hidden="true">
            <Tile letter="a" state={state} isExample />
          </span>
          {words.legend[state]}
        </li>
      ))}
    </ul>
  )
}
