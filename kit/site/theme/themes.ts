import colors from '#theme/colors.json' with { type: 'json' }
import type { ThemeName } from './theme-names.ts'

/** Colors of one theme, as #RRGGBB. `onX` is text on `X`. */
export interface Theme {
  scheme: 'light' | 'dark'
  background: string
  surface: string
  text: string
  textSecondary: string
  border: string
  borderAlt: string
  nav: string
  button: string
  onButton: string
  buttonAlt: string
  onButtonAlt: string
  primary: string
  onPrimary: string
  /** `primary` as text or a thin line on `background` or `surface`. */
  primaryText: string
  accent: string
  onAccent: string
  absent: string
  onAbsent: string
  /** The dark ground: footer, code, some slides. */
  ink: string
  onInk: string
  onInkSecondary: string
  inkBorder: string
  inkPrimaryText: string
  /** The period on a primary ground. */
  spot: string
  onSpot: string
  /** The skyline's silhouette, and its lit and dark windows. */
  skyline: string
  skylineWindow: string
}

/**
 * The themes, from `colors.json`, for pages (`theme-css.ts`), social pictures, and the contrast test.
 * Islands read a page's own (`useTheme`). Mails, the report, the favicons, the snake's skins, and the
 * color-blind palette have colors of their own.
 *
 * The names are `primary, background, text, nav, button, accent`, with `buttonAlt, border,
 * borderAlt`. Ink means a guess, `accent` means close, `primary` means certain.
 */
export const themes = colors as Record<ThemeName, Theme>
