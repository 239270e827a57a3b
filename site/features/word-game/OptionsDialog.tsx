import type { ReactNode } from 'react'
import { GameDialog } from './GameDialog.tsx'
import styles from './OptionsDialog.module.css'
import type { Settings } from './play.ts'

interface OptionsDialogProps {
  settings: Settings
  hard: { on: boolean; fixed: boolean }
  /** The word list for `realWords` could not be loaded. */
  dictionaryFailed: boolean
  onHard: (on: boolean) => void
  onSettings: (change: Partial<Settings>) => void
  onClose: () => void
}

export function OptionsDialog(props: OptionsDialogProps) {
  const { settings, hard, dictionaryFailed, onHard, onSettings, onClose } = props
  return (
    <GameDialog title="Options" onClose={onClose}>
      <div className={styles.options}>
        <Option name="hard" label="Hard mode" on={hard.on} fixed={hard.fixed} onChange={onHard}>
          {hard.fixed
            ? 'Can be switched on again when this game is over.'
            : 'Every guess must use what the rows have shown. Can be switched off at any time.'}
        </Option>
        <Option
          name="real"
          label="Real words only"
          on={settings.realWords}
          onChange={(realWords) => onSettings({ realWords })}
        >
          {dictionaryFailed
            ? 'We couldn’t load the word list. Any five letters count until it loads.'
            : 'A guess must be one of about 12,000 English words.'}
        </Option>
        <Option
          name="clues"
          label="Show clues"
          on={settings.clues}
          onChange={(clues) => onSettings({ clues })}
        >
          A panel beside the board keeps track of what the rows have shown.
        </Option>
        <Option
          name="palette"
          label="Color-blind palette"
          on={settings.colorBlind}
          onChange={(colorBlind) => onSettings({ colorBlind })}
        >
          Blue for the right place, orange for the wrong one.
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
