import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './SkinPicker.module.css'
import { type SkinName, skinNames, skins } from './skins.ts'

interface SkinPickerProps {
  chosen: SkinName
  onChoose: (skin: SkinName) => void
  onClicked: () => void
}

/** The board's themes, each shown as a small sample. */
export function SkinPicker({ chosen, onChoose, onClicked }: SkinPickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div className={styles.skins} role="group" aria-label={words.skins.label}>
      {skinNames.map((key) => {
        const { background, snake, food } = skins[key]
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            onClick={(event) => {
              onChoose(key)
              if (event.detail > 0) onClicked()
            }}
          >
            <svg viewBox="0 0 8 4" aria-hidden="true">
              <path fill={background} d="M0 0h8v4H0z" />
              <path fill={snake} d="M1 2h2V1h2v2H1z" />
              <path fill={food} d="M6 1h1v1H6z" />
            </svg>
            {words.skins[key]}
          </button>
        )
      })}
    </div>
  )
}
