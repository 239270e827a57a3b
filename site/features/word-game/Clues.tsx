import styles from './Clues.module.css'
import { clues, fits, letterStates } from './clues.ts'
import { commonWords } from './daily.ts'
import type { Row } from './game.ts'
import { maxGuesses } from './judge.ts'
import { Remaining } from './Remaining.tsx'

interface CluesProps {
  /** The rows that have been revealed. */
  rows: readonly Row[]
  /** The day of the daily game on the board. */
  day?: number
  over: boolean
}

/** What the rows have told so far, so that nobody has to keep it in their head. */
export function Clues({ rows, day, over }: CluesProps) {
  const { pattern, misplaced, ruledOut } = clues(rows)
  const tried = letterStates(rows)
  const fitting = commonWords.map((word) => fits(word, rows))
  const count = fitting.filter(Boolean).length
  const trail = rows.map(
    (_, index) => commonWords.filter((word) => fits(word, rows.slice(0, index + 1))).length,
  )
  const row = over ? rows.length : rows.length + 1
  return (
    <dl className={styles.clues}>
      <div>
        <dt>{day === undefined ? 'Free play' : `Daily word ${day}`}</dt>
        <dd>
          Row {row} of {maxGuesses}
        </dd>
      </div>
      <div>
        <dt>What you know</dt>
        <dd className={styles.known}>
          <span className={styles.pattern}>
            {pattern.map((letter, place) => (
              <span key={place} data-known={letter !== undefined || undefined}>
                {letter?.toUpperCase() ?? <span className="visually-hidden">unknown</span>}
              </span>
            ))}
          </span>
          {misplaced.length > 0 && (
            <span className={styles.misplaced}>
              <span className="visually-hidden">in another place: </span>
              <Letters letters={misplaced} />
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Ruled out</dt>
        <dd className={`${styles.letters} ${styles.out}`}>
          {ruledOut.length > 0 ? <Letters letters={ruledOut} /> : <p>None yet</p>}
        </dd>
      </div>
      <div>
        <dt>Not tried yet</dt>
        <dd className={styles.letters}>
          {[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => (
            <span key={letter} data-tried={tried.has(letter) || undefined}>
              {letter.toUpperCase()}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>Common words that fit</dt>
        <dd>
          <Remaining fitting={fitting} />
          {count > 0 ? `${count} of ${commonWords.length}` : 'None: it is a rarer word'}
          <span className={styles.trail}>
            {trail.length > 0 && `After each row: ${trail.join(', ')}`}
          </span>
        </dd>
      </div>
    </dl>
  )
}

function Letters({ letters }: { letters: string[] }) {
  return letters.map((letter) => <span key={letter}>{letter.toUpperCase()}</span>)
}
