import listed from '#theme/names.json' with { type: 'json' }
import type colors from './colors.json'

/**
 * The themes' names, from `names.json`. Separate from the colors, because this is all that every
 * page's script needs.
 */
export type ThemeName = keyof typeof colors
const { names, default: first } = listed
export const themeNames = names as [ThemeName, ...ThemeName[]]

/** The theme for visitors who haven't chosen one. */
export const defaultTheme = first as ThemeName
/** The name of the stored choice, after the site's prefix. */
export const themeKey = 'theme'

/** Whether a value names one of the themes. */
export const isThemeName = (value: unknown): value is ThemeName =>
  (themeNames as unknown[]).includes(value)

/** What the first paint shows for a stored theme that's unknown: dark, unless the owner left it out. */
export const fallbackTheme: ThemeName = isThemeName('dark') ? 'dark' : defaultTheme

/** A theme's favicon: light, dark, and cyberpunk have their own, others use the light one. */
export const faviconOf = (theme: ThemeName): string =>
  theme === 'dark' || theme === 'cyberpunk' ? `/favicon-${theme}.svg` : '/favicon-light.svg'
