import type { MouseEvent } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './AiPanel.module.css'
import type { Saved } from './saved.ts'
import { type Pace, paces } from './session.ts'

interface OptionsPanelProps {
  saved: Saved
  onChange: (change: Partial<Pick<Saved, 'pace' | 'daily' | 'sound'>>) => void
  /** Called after a click with a mouse or finger, to return the focus to the board. */
  onClicked: (showBoard?: boolean) => void
}

/** Options for playing: speed, today's board or a random one, sound. */
export function OptionsPanel({ saved, onChange, onClicked }: OptionsPanelProps) {
  const change = (next: Parameters<typeof onChange>[0]) => (event: MouseEvent) => {
    onChange(next)
    // Another board should be visible.
    if (event.detail > 0) onClicked(next.daily !== undefined)
  }
  return (
    <section className={styles.panel} aria-label={words.options.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className={styles.speeds} role="group" aria-label={words.options.pace}>
        {(Object.keys(paces) as Pace[]).map((pace) => (
          <button
            key={pace}
            type="button"
            aria-pressed={pace === saved.pace}
            onClick={change({ pace })}
          >
            {words.options[pace]}
          </button>
        ))}
      </div>
      <div className={styles.pair}>
        {(['daily', 'sound'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={saved[name]}
            onClick={change({ [name]: !saved[name] })}
          >
            <i />
            {words.options[name]}
          </button>
        ))}
      </div>
    </section>
  )
}
