import { plural } from '@wize/kit/i18n/format.ts'
import type { MouseEvent } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './AiPanel.module.css'
import type { Saved } from './saved.ts'
import { type Pace, paces } from './session.ts'
import { fruitCounts, type Size, sizes } from './setup.ts'

interface OptionsPanelProps {
  saved: Saved
  onChange: (change: Partial<Pick<Saved, 'pace' | 'daily' | 'sound' | 'setup'>>) => void
  /** Called after a click with a mouse or finger, to return the focus to the board. */
  onClicked: (showBoard?: boolean) => void
}

/** Options for playing: speed, today's board or a random one, sound, and what the board is like. */
export function OptionsPanel({ saved, onChange, onClicked }: OptionsPanelProps) {
  const { setup } = saved
  const change = (next: Parameters<typeof onChange>[0]) => (event: MouseEvent) => {
    onChange(next)
    // Another board should be visible.
    if (event.detail > 0) onClicked(next.daily !== undefined || next.setup !== undefined)
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
      <details className={styles.board}>
        <summary>{words.options.board}</summary>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
        <div className={styles.speeds} role="group" aria-label={words.options.size}>
          {(Object.keys(sizes) as Size[]).map((size) => (
            <button
              key={size}
              type="button"
              aria-pressed={size === setup.size}
              onClick={change({ setup: { ...setup, size } })}
            >
              {words.options.sizes[size]}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
        <div className={styles.speeds} role="group" aria-label={words.options.fruitAtATime}>
          {fruitCounts.map((fruit) => (
            <button
              key={fruit}
              type="button"
              aria-pressed={fruit === setup.fruit}
              onClick={change({ setup: { ...setup, fruit } })}
            >
              {plural(words.options.fruit, fruit)}
            </button>
          ))}
        </div>
        <div className={styles.pair}>
          {(['walls', 'portals'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={styles.choice}
              aria-pressed={setup[name]}
              onClick={change({ setup: { ...setup, [name]: !setup[name] } })}
            >
              <i />
              {words.options[name]}
            </button>
          ))}
        </div>
      </details>
    </section>
  )
}
