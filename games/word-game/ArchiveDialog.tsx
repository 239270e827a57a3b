import { fill, formatDate } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { type FormEvent, useId, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { dayNumber } from '#ui/day-number.ts'
import styles from './ArchiveDialog.module.css'
import { GameDialog } from './GameDialog.tsx'
import type { Play } from './play.ts'

interface ArchiveDialogProps {
  today: number
  results: Play['results']
  onPlay: (day: number) => void
  onClose: () => void
}

/** How many days are listed with their results. A date field reaches the others. */
const listed = 14

/** Lets the player pick an earlier day and play its word. */
export function ArchiveDialog({ today, results, onPlay, onClose }: ArchiveDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState(isoDate(today - 1))
  const days = Array.from({ length: listed }, (_, i) => today - 1 - i).filter((day) => day > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    const [year = 0, month = 1, date = 1] = chosen.split('-').map(Number)
    const day = dayNumber(new Date(year, month - 1, date))
    if (day > 0 && day < today) onPlay(day)
  }

  return (
    <GameDialog title={words.archive.open} onClose={onClose}>
      <p className={styles.intro}>{words.archive.intro}</p>
      <form className={styles.choice} onSubmit={submit}>
        <label htmlFor={id}>{words.archive.day}</label>
        <input
          id={id}
          type="date"
          required
          min={isoDate(1)}
          max={isoDate(today - 1)}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit">{words.archive.play}</Button>
      </form>
      <h3 className="label muted">{words.archive.recent}</h3>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day}>
            <button type="button" onClick={() => onPlay(day)}>
              <span>{formatDate(isoDate(day))}</span>
              <span className="muted">{resultText(results[day])}</span>
            </button>
          </li>
        ))}
      </ul>
    </GameDialog>
  )
}

function resultText(used: number | undefined): string {
  if (used === undefined) return words.archive.unplayed
  return used === 0 ? words.archive.lost : fill(words.archive.won, { used })
}

/** A day's date, as in 2025-01-01 for the first. */
const isoDate = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)
