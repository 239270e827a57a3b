import words from '#messages/layout.json' with { type: 'json' }
import { themeNames } from '#site/theme/theme-names.ts'
import styles from './ThemePicker.module.css'

/** A disclosure with one radio button per theme. `shell.ts` applies and stores the choice. */
export function ThemePicker() {
  return (
    <div className={styles.picker}>
      <button
        type="button"
        aria-label={words.theme}
        aria-expanded="false"
        aria-controls="themes"
        data-shell="disclosure"
      >
        <span className={styles.current}>
          <i />
          <i />
          <i />
          <i />
        </span>
      </button>
      <fieldset className={styles.panel} id="themes" data-shell="themes">
        <legend className="visually-hidden">{words.theme}</legend>
        {themeNames.toReversed().map((name) => (
          <label key={name}>
            <input type="radio" name="theme" value={name} />
            <i data-theme={name} />
            {labelOf(name)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

const labels: Record<string, string | undefined> = words.themes

function labelOf(name: string): string {
  const label = labels[name]
  if (!label) throw new Error(`layout.json has no themes.${name}: expected the theme’s name`)
  return label
}
