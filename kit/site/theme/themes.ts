import colors from '#theme/colors.json' with { type: 'json' }
import type kitColors from './colors.json'
import type { ThemeName } from './theme-names.ts'

/**
 * Colors of one theme, as #RRGGBB. `onX` is text on `X`, and `primaryText` is `primary` as text or a thin
 * line on `background` or `surface`. `ink` is the dark ground (footer, code, some slides), `spot` the
 * period on a primary ground, and `skyline` a silhouette with lit windows and, in `skylineWindow`, dark
 * ones.
 */
export type Theme = Record<Exclude<keyof (typeof kitColors)['wize'], 'scheme'>, string> & {
  scheme: 'light' | 'dark'
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
