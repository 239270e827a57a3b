import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { themeCss } from './theme-css.ts'
import { defaultTheme, fallbackTheme, faviconOf, isThemeName, themeNames } from './theme-names.ts'
import { type Theme, themes } from './themes.ts'

type Color = Exclude<keyof Theme, 'scheme'>

/** Text and ground, as base.css and the components combine them. */
const textPairs: [text: Color, ground: Color][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'nav'],
  ['textSecondary', 'background'],
  ['textSecondary', 'surface'],
  ['textSecondary', 'nav'],
  ['primaryText', 'background'],
  ['primaryText', 'surface'],
  ['onButton', 'button'],
  ['onButtonAlt', 'buttonAlt'],
  ['onPrimary', 'primary'],
  // A button's text has the color of the ground around it.
  ['primary', 'onPrimary'],
  ['onAccent', 'accent'],
  ['accent', 'onAccent'],
  ['onAbsent', 'absent'],
  ['onInk', 'ink'],
  ['onInkSecondary', 'ink'],
  ['inkPrimaryText', 'ink'],
  ['accent', 'ink'],
  ['ink', 'onInk'],
  ['onSpot', 'spot'],
  ['background', 'text'],
]

/** Lines and shapes that carry meaning or outline a control. */
const controlPairs: [shape: Color, ground: Color][] = [
  ['borderAlt', 'background'],
  ['borderAlt', 'nav'],
  ['text', 'surface'],
  ['onInk', 'ink'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['absent', 'background'],
]

describe.each(themeNames)('%s', (name) => {
  const theme = themes[name]

  test.each(textPairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('%s on %s can be seen', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3)
  })

  test('the style sheet holds every color', () => {
    for (const value of Object.values(theme)) expect(themeCss()).toContain(value)
  })
})

test('what is printed in any theme has the primary color of the first light one', () => {
  const light = [defaultTheme, ...themeNames]
    .map((name) => themes[name])
    .find(({ scheme }) => scheme === 'light')
  const { primary, primaryText } = light ?? { primary: '#000', primaryText: '#000' }
  expect(themeCss()).toContain(
    `@media print{:root:root{--primary:${primary};--primary-text:${primaryText}}}`,
  )
})

test('only listed names are themes, and an unknown one is shown as dark if that’s one of them', () => {
  expect(themeNames.every(isThemeName)).toBe(true)
  expect(isThemeName('no theme')).toBe(false)
  expect(fallbackTheme).toBe(isThemeName('dark') ? 'dark' : defaultTheme)
})

test('the favicon follows light, dark and cyberpunk, and is the light one otherwise', () => {
  expect(faviconOf('dark')).toBe('/favicon-dark.svg')
  expect(faviconOf('cyberpunk')).toBe('/favicon-cyberpunk.svg')
  expect(faviconOf('light')).toBe('/favicon-light.svg')
  const others = themeNames.filter((name) => name !== 'dark' && name !== 'cyberpunk')
  expect(others.map(faviconOf)).toEqual(others.map(() => '/favicon-light.svg'))
})

test('a color that equals another in every theme is written once', () => {
  expect(themes.wize.nav).toBe(themes.wize.background)
  expect(themeCss()).toContain('--nav:var(--background)')
  expect(themeCss()).not.toContain(`--nav:${themes.wize.nav}`)
})
