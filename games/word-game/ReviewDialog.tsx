import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { rich } from '@wize/kit/i18n/rich.ts'
import { useMemo } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { GameDialog } from './GameDialog.tsx'
import type { Row } from './game.ts'
import styles from './ReviewDialog.module.css'
import { type ReviewedGuess, review } from './review.ts'

interface ReviewDialogProps {
  rows: readonly Row[]
  onClose: () => void
}

/** A review of a game: how many words each guess left, and a better guess if there was one. */
export function ReviewDialog({ rows, onClose }: ReviewDialogProps) {
  const reviewed = useMemo(() => review(rows), [rows])
  return (
    <GameDialog title={words.review.heading} onClose={onClose}>
      <p className={styles.intro}>{words.review.intro}</p>
      <table className={styles.guesses}>
        <thead>
          <tr>
            <th scope="col">{words.review.guess}</th>
            <th scope="col">{words.review.left}</th>
            <th scope="col">{words.review.stronger}</th>
          </tr>
        </thead>
        <tbody>
          {reviewed.map((guess, index) => (
            <tr key={index}>
              <th scope="row">{guess.guess.toUpperCase()}</th>
              <td>
                {rich(words.review.of, {
                  after: guess.after,
                  before: (text) => <span>{fill(text, { count: guess.before })}</span>,
                })}
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
  return fill(words.review.better, {
    word: better.word.toUpperCase(),
    left: rounded(better.average),
    yours: rounded(average),
  })
}

const rounded = (average: number) =>
  formatNumber(average, { maximumFractionDigits: average < 10 ? 1 : 0 })
