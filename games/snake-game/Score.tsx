import { fill } from '@wize/kit/i18n/format.ts'
import { rich } from '@wize/kit/i18n/rich.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './Score.module.css'

interface ScoreProps {
  score: number
  best: number
  length: number
  /** Cells on the board. */
  count: number
}

/** Score, best score, and how much of the board is covered. */
export function Score({ score, best, length, count }: ScoreProps) {
  return (
    <div>
      <dl className={styles.figures}>
        <div className={styles.score}>
          <dt className="label muted">{words.score.score}</dt>
          <dd>{score}</dd>
        </div>
        <div>
          <dt className="label muted">{words.score.best}</dt>
          <dd>{best}</dd>
        </div>
        <div>
          <dt className="label muted">{words.score.cells}</dt>
          <dd>
            {rich(words.score.of, {
              length,
              total: (text) => <span className="muted">{fill(text, { count })}</span>,
            })}
          </dd>
        </div>
      </dl>
      <div className={styles.meter}>
        <svg aria-hidden="true" viewBox={`0 0 ${count} 20`} preserveAspectRatio="none">
          <rect className={styles.covered} width={length} height="20" />
        </svg>
      </div>
    </div>
  )
}
