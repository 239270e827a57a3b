import { fill } from '@wize/kit/i18n/format.ts'
import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import words from '#messages/word-game.json' with { type: 'json' }
import { keyRows } from './alphabet.ts'
import type { GameKey } from './game-keys.ts'
import type { LetterState } from './judge.ts'
import styles from './Keyboard.module.css'

interface KeyboardProps {
  states: ReadonlyMap<string, LetterState>
  onKey: (key: GameKey) => void
  /** Keeps its space on the page, but is hidden. */
  hidden: boolean
}

/** The letters, each with its best known state. */
export function Keyboard({ states, onKey, hidden }: KeyboardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div
      className={styles.keyboard}
      role="group"
      // The game’s words are written from left to right, whatever the page’s language is.
      dir="ltr"
      aria-label={words.keyboard.label}
      data-hidden={hidden || undefined}
      // A click doesn't move the focus, so that Enter plays the guess and doesn't press the key
      // again.
      onMouseDown={(event) => event.preventDefault()}
    >
      {keyRows.map((letters, row) => (
        <div key={letters} className={styles.row}>
          {row === 2 && (
            <button type="button" className={styles.wide} onClick={() => onKey('Enter')}>
              {words.keyboard.enter}
            </button>
          )}
          {[...letters].map((letter) => {
            const name = letter.toUpperCase()
            const state = states.get(letter)
            return (
              <button
                key={letter}
                type="button"
                className={styles.key}
                aria-label={state && fill(words.letter[state], { letter: name })}
                data-state={state}
                onClick={() => onKey(letter)}
              >
                {name}
              </button>
            )
          })}
          {row === 2 && (
            <button
              type="button"
              className={styles.wide}
              aria-label={words.keyboard.delete}
              onClick={() => onKey('Backspace')}
            >
              <Icon name="backspace" />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
