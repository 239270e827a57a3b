import type { LetterState } from './judge.ts'
import styles from './Legend.module.css'
import { Tile } from './Tile.tsx'

const meanings: [LetterState, string][] = [
  ['correct', 'Right letter, right place'],
  ['present', 'Right letter, wrong place'],
  ['absent', 'Not in the word'],
]

/** What the three looks of a judged tile mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {meanings.map(([state, meaning]) => (
        <li key={state}>
          <span aria-hidden="true">
            <Tile letter="a" state={state} />
          </span>
          {meaning}
        </li>
      ))}
    </ul>
  )
}
