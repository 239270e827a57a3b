import { type ThemeName, themeNames } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import styles from './ThemePicker.module.css'

const labels: Record<ThemeName, string> = {
  wize: 'Wize',
  light: 'Light',
  dark: 'Dark',
  cyberpunk: 'Cyberpunk',
}

/** A disclosure with one radio button a theme; `shell.ts` applies and keeps the choice. */
export function ThemePicker() {
  return (
    <div className={styles.picker}>
      <button
        type="button"
        aria-label="Theme"
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
        <legend className="visually-hidden">Theme</legend>
        {themeNames.toReversed().map((name) => {
          const { background, text, primary, accent } = themes[name]
          return (
            <label key={name}>
              <input type="radio" name="theme" value={name} />
              <svg viewBox="0 0 4 2" aria-hidden="true">
                {[background, text, primary, accent].map((colour, x) => (
                  <rect key={colour} x={x} width="1" height="2" fill={colour} />
                ))}
              </svg>
              {labels[name]}
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
