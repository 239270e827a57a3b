import type colors from './colors.json'
import listed from './names.json' with { type: 'json' }

/**
 * The names of the themes, from `names.json`, and what goes by the name alone. Apart from the colors, so that
 * the script of every page carries only this.
 */
export type ThemeName = keyof typeof colors
export const themeNames = listed.names as [ThemeName, ...ThemeName[]]

/** The theme of a visitor who has chosen none. */
export const defaultTheme = listed.default as ThemeName
/** The theme used when the current one is unknown. */
export const fallbackTheme: ThemeName = 'dark'
/** What the choice is kept under in the browser, after the site's prefix. */
export const themeKey = 'theme'

/** Whether a value names one of the themes. */
export const isThemeName = (value: unknown): value is ThemeName =>
  themeNames.some((name) => name === value)

/** The theme to show for whatever is set: itself when known, `dark` otherwise. */
export const knownTheme = (value: unknown): ThemeName =>
  isThemeName(value) ? value : fallbackTheme

/** The favicon of a theme: light, dark or cyberpunk have their own; any other has the light one. */
export const faviconOf = (theme: ThemeName): string =>
  theme === 'dark' || theme === 'cyberpunk' ? `/favicon-${theme}.svg` : '/favicon-light.svg'
