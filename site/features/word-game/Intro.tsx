import { Icon } from '#site/ui/Icon.tsx'
import type { IconName } from '#site/ui/icons.ts'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './Intro.module.css'
import { Legend } from './Legend.tsx'
import type { Mode } from './play.ts'

const modes: [Mode, string][] = [
  ['free', 'Free play'],
  ['daily', 'Daily word'],
]

export type Panel = 'help' | 'statistics' | 'options' | 'review'
const tools: [Panel, string, IconName][] = [
  ['help', 'How to play', 'help'],
  ['statistics', 'Statistics', 'chart'],
  ['options', 'Options', 'settings'],
]

interface IntroProps {
  mode: Mode
  onMode: (mode: Mode) => void
  onOpen: (panel: Panel) => void
}

/** The game's name, which of its two words to play, and the way to everything that opens. */
export function Intro({ mode, onMode, onOpen }: IntroProps) {
  return (
    <div className={styles.intro}>
      <h1 className={`display ${styles.title}`}>
        Word
        <wbr />
        <span>
          WIZE
          <Stop />
        </span>
      </h1>
      <p className={`copy ${styles.say}`}>
        Find the five-letter word in six tries. Each row tells you something. Use it.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className={styles.modes} role="group" aria-label="Which word">
        {modes.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => onMode(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <ul className={styles.tools}>
        {tools.map(([name, label, icon]) => (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)}>
              <Icon name={icon} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.legend}>
        <Legend />
      </div>
    </div>
  )
}
