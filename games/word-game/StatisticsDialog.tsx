import { formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import { GameDialog } from './GameDialog.tsx'
import styles from './StatisticsDialog.module.css'
import { type Statistics, summary } from './statistics.ts'

interface StatisticsDialogProps {
  title: string
  statistics: Statistics
  today: number
  /** How many guesses the game just won took, to highlight its bar. */
  wonWith?: number
  onClose: () => void
}

/** Games played, streaks, and the distribution of guesses. */
export function StatisticsDialog(props: StatisticsDialogProps) {
  const { title, statistics, today, wonWith, onClose } = props
  const { played, wonPercent, streak, best } = summary(statistics, today)
  const highest = Math.max(1, ...statistics.distribution)
  const figures: [name: string, value: string][] = [
    [words.statistics.played, formatNumber(played)],
    [words.statistics.won, formatNumber(wonPercent / 100, { style: 'percent' })],
    [words.statistics.streak, formatNumber(streak)],
    [words.statistics.best, formatNumber(best)],
  ]
  return (
    <GameDialog title={title} onClose={onClose}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="label muted">{words.statistics.needed}</h3>
      <table className={styles.distribution}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.statistics.guesses}</th>
            <th scope="col">{words.statistics.gamesWon}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.distribution.map((count, index) => (
            <tr key={index} data-current={index + 1 === wonWith || undefined}>
              <th scope="row">{index + 1}</th>
              <td>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / highest) * 100} height="1" />
                </svg>
                {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </GameDialog>
  )
}
