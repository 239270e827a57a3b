import { cellCount } from './board.ts'
import styles from './Score.module.css'

interface ScoreProps {
  score: number
  best: number
  length: number
}

/** Score, best score, and how much of the board is covered. */
export function Score({ score, best, length }: ScoreProps) {
  return (
    <dl className={styles.scores}>
      <div className={styles.score}>
        <dt className="label muted">Score</dt>
        <dd>{score}</dd>
      </div>
      <div>
        <dt className="label muted">Best</dt>
        <dd>{best}</dd>
      </div>
      <div>
        <dt className="label muted">Cells</dt>
        <dd>
          {length}
          <span className="muted"> of {cellCount}</span>
        </dd>
      </div>
      <div className={styles.meter}>
        <svg aria-hidden="true" viewBox="0 0 600 20" preserveAspectRatio="none">
          <rect className={styles.covered} width={length} height="20" />
        </svg>
      </div>
    </dl>
  )
}
