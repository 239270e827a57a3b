import type { ThemeName } from './theme-names.ts'

/** Colours of one theme, as #RRGGBB. `onX` is text on `X`. */
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
  /** `primary` where it is text or a thin line on `background` or `surface`. */
  primaryText: string
  accent: string
  onAccent: string
  absent: string
  onAbsent: string
  /** The ink ground: footer, code, some slides. */
  ink: string
  onInk: string
  onInkSecondary: string
  inkBorder: string
  inkPrimaryText: string
  /** The full stop on a primary ground. */
  spot: string
  onSpot: string
  /** Silhouette of the skyline and its lit and unlit windows. */
  skyline: string
  skylineWindow: string
}

/**
 * The four themes. Everything that shows a colour reads these values: the style sheet
 * (`theme-css.ts`), the islands (`useTheme`), the pictures for social networks, and the contrast test.
 * Only the favicons in `public/` are files of their own.
 *
 * Names follow the product: `primary, background, text, nav, button, accent`, with `buttonAlt, border,
 * borderAlt`. Ink means a guess, `accent` means close, `primary` means certain.
 */
export const themes: Record<ThemeName, Theme> = {
  wize: {
    scheme: 'light',
    background: '#F6F6F1',
    surface: '#ECECE4',
    text: '#121411',
    textSecondary: '#545850',
    border: '#CFD0C6',
    borderAlt: '#121411',
    nav: '#F6F6F1',
    button: '#121411',
    onButton: '#F6F6F1',
    buttonAlt: '#00A85A',
    onButtonAlt: '#0B0F0B',
    primary: '#00A85A',
    onPrimary: '#0B0F0B',
    primaryText: '#00703B',
    accent: '#FFC62B',
    onAccent: '#121411',
    absent: '#686C64',
    onAbsent: '#FFFFFF',
    ink: '#121411',
    onInk: '#F6F6F1',
    onInkSecondary: '#A9ADA2',
    inkBorder: '#373B34',
    inkPrimaryText: '#35D488',
    spot: '#F6F6F1',
    onSpot: '#121411',
    skyline: '#121411',
    skylineWindow: '#373B34',
  },
  light: {
    scheme: 'light',
    background: '#FFFFFF',
    surface: '#F1F3F6',
    text: '#0C1016',
    textSecondary: '#525B68',
    border: '#D5DAE1',
    borderAlt: '#0C1016',
    nav: '#FFFFFF',
    button: '#0C1016',
    onButton: '#FFFFFF',
    buttonAlt: '#1B4DFF',
    onButtonAlt: '#FFFFFF',
    primary: '#1B4DFF',
    onPrimary: '#FFFFFF',
    primaryText: '#1540DB',
    accent: '#FFB22E',
    onAccent: '#0C1016',
    absent: '#626B78',
    onAbsent: '#FFFFFF',
    ink: '#0C1016',
    onInk: '#FFFFFF',
    onInkSecondary: '#A6B0BE',
    inkBorder: '#323944',
    inkPrimaryText: '#8DA6FF',
    spot: '#FFB22E',
    onSpot: '#0C1016',
    skyline: '#0C1016',
    skylineWindow: '#323944',
  },
  dark: {
    scheme: 'dark',
    background: '#111310',
    surface: '#1A1D19',
    text: '#F0F1EA',
    textSecondary: '#A6AAA0',
    border: '#333731',
    borderAlt: '#F0F1EA',
    nav: '#111310',
    button: '#F0F1EA',
    onButton: '#111310',
    buttonAlt: '#26C97A',
    onButtonAlt: '#08110B',
    primary: '#26C97A',
    onPrimary: '#08110B',
    primaryText: '#3FDB8F',
    accent: '#FFCB45',
    onAccent: '#14120A',
    absent: '#666C62',
    onAbsent: '#F0F1EA',
    ink: '#060705',
    onInk: '#F0F1EA',
    onInkSecondary: '#A6AAA0',
    inkBorder: '#2B2F29',
    inkPrimaryText: '#3FDB8F',
    spot: '#F0F1EA',
    onSpot: '#111310',
    skyline: '#3B4138',
    skylineWindow: '#60675C',
  },
  cyberpunk: {
    scheme: 'dark',
    background: '#07090D',
    surface: '#10141C',
    text: '#E6FBFF',
    textSecondary: '#8FB3BF',
    border: '#1F3540',
    borderAlt: '#E6FBFF',
    nav: '#07090D',
    button: '#E6FBFF',
    onButton: '#07090D',
    buttonAlt: '#F2FF2E',
    onButtonAlt: '#07090D',
    primary: '#F2FF2E',
    onPrimary: '#07090D',
    primaryText: '#F2FF2E',
    accent: '#FF3D81',
    onAccent: '#07090D',
    absent: '#4A6B79',
    onAbsent: '#E6FBFF',
    ink: '#00181D',
    onInk: '#7DF3FF',
    onInkSecondary: '#6FB4C0',
    inkBorder: '#0E4650',
    inkPrimaryText: '#F2FF2E',
    spot: '#FF3D81',
    onSpot: '#07090D',
    skyline: '#0E4650',
    skylineWindow: '#1D7D8C',
  },
}

/** Colours that pages share, named as the product names them. */
export interface PageTokens {
  text: string
  textSecondary: string
  nav: string
  button: string
  border: string
  bg: string
  background: string
  accent: string
}

export const pageTokensOf = (name: ThemeName): PageTokens => {
  const { text, textSecondary, nav, button, border, surface, background, accent } = themes[name]
  return { text, textSecondary, nav, button, border, bg: surface, background, accent }
}
