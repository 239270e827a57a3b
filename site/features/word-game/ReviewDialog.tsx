import { useMemo } from 'react'
import { GameDialog } from './GameDialog.tsx'
import type { Row } from './game.ts'
import styles from './ReviewDialog.module.css'
import { type ReviewedGuess, review } from './review.ts'

interface ReviewDialogProps {
  rows: readonly Row[]
  onClose: () => void
}

/** A look back at a game: what each guess left to choose from, and a word that would have left fewer. */
export function ReviewDialog({ rows, onClose }: ReviewDialogProps) {
  const reviewed = useMemo(() => review(rows), [rows])
  return (
    <GameDialog title="Review" onClose={onClose}>
      <p className={styles.intro}>
        How many of the common words still fit after each guess, and a word that would have left
        fewer on average.
      </p>
      <table className={styles.guesses}>
        <thead>
          <tr>
            <th scope="col">Guess</th>
            <th scope="col">Words left</th>
            <th scope="col">Stronger guess</th>
          </tr>
        </thead>
        <tbody>
          {reviewed.map((guess, index) => (
            <tr key={index}>
              <th scope="row">{guess.guess.toUpperCase()}</th>
              <td>
                {guess.after} <span>of {guess.before}</span>
              </td>
              <td>{stronger(guess)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GameDialog>
  )
}

function stronger({ average, better }: ReviewedGuess): string {
  if (!better) return '–'
  return `${better.word.toUpperCase()}: ${count(better.average)} left on average, yours ${count(average)}`
}

const count = (average: number) => average.toFixed(average < 10 ? 1 : 0)
