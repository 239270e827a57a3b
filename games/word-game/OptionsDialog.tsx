import type { ReactNode } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { GameDialog } from './GameDialog.tsx'
import styles from './OptionsDialog.module.css'
import type { Settings } from './play.ts'

interface OptionsDialogProps {
  settings: Settings
  hard: { on: boolean; fixed: boolean }
  /** Whether the word list for `realWords` failed to load. */
  dictionaryFailed: boolean
  onHard: (on: boolean) => void
  onSettings: (change: Partial<Settings>) => void
  onClose: () => void
}

export function OptionsDialog(props: OptionsDialogProps) {
  const { settings, hard, dictionaryFailed, onHard, onSettings, onClose } = props
  return (
    <GameDialog title={words.panels.options} onClose={onClose}>
      <div className={styles.options}>
        <Option
          name="hard"
          label={words.options.hard}
          on={hard.on}
          fixed={hard.fixed}
          onChange={onHard}
        >
          {hard.fixed ? words.options.hardFixed : words.options.hardHint}
        </Option>
        <Option
          name="real"
          label={words.options.realWords}
          on={settings.realWords}
          onChange={(realWords) => onSettings({ realWords })}
        >
          {dictionaryFailed ? words.options.realWordsFailed : words.options.realWordsHint}
        </Option>
        <Option
          name="clues"
          label={words.options.clues}
          on={settings.clues}
          onChange={(clues) => onSettings({ clues })}
        >
          {words.options.cluesHint}
        </Option>
        <Option
          name="palette"
          label={words.options.palette}
          on={settings.colorBlind}
          onChange={(colorBlind) => onSettings({ colorBlind })}
        >
          {words.options.paletteHint}
        </Option>
      </div>
    </GameDialog>
  )
}

interface OptionProps {
  name: string
  label: string
  on: boolean
  fixed?: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

function Option({ name, label, on, fixed, onChange, children }: OptionProps) {
  return (
    <div className={styles.option}>
      <input
        type="checkbox"
        id={`option-${name}`}
        aria-describedby={`option-${name}-hint`}
        checked={on}
        disabled={fixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={`option-${name}`}>{label}</label>
      <p id={`option-${name}-hint`}>{children}</p>
    </div>
  )
}
