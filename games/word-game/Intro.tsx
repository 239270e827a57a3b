import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import type { IconName } from '@wize/kit/site/ui/icons.ts'
import { Period } from '@wize/kit/site/ui/Period.tsx'
import words from '#messages/word-game.json' with { type: 'json' }
import styles from './Intro.module.css'
import { Legend } from './Legend.tsx'
import type { Mode } from './play.ts'

const modes = ['free', 'daily'] as const

export type Panel = 'help' | 'statistics' | 'options' | 'review'
const tools = { help: 'help', statistics: 'chart', options: 'settings' } as const satisfies Partial<
  Record<Panel, IconName>
>

interface IntroProps {
  mode: Mode
  onMode: (mode: (typeof modes)[number]) => void
  onOpen: (panel: Panel) => void
}

/** The game's title, the choice of word, and the buttons for its dialogs. */
export function Intro({ mode, onMode, onOpen }: IntroProps) {
  return (
    <div className={styles.intro}>
      <h1 className={`display ${styles.title}`} translate="no">
        Word
        <wbr />
        <span>
          WIZE
          <Period />
        </span>
      </h1>
      <p className={`copy ${styles.say}`}>{words.tagline}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className={styles.modes} role="group" aria-label={words.modes.label}>
        {modes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => onMode(name)}
          >
            {words.modes[name]}
          </button>
        ))}
      </div>
      <ul className={styles.tools}>
        {(['help', 'statistics', 'options'] as const).map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)}>
              <Icon name={tools[name]} />
              <span>{words.panels[name]}</span>
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
