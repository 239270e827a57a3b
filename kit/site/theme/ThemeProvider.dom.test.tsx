import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThemeProvider, useTheme } from './ThemeProvider.tsx'
import { propertyOf } from './theme-css.ts'
import { themeNames } from './theme-names.ts'
import { themes } from './themes.ts'

let seen: ReturnType<typeof useTheme>
function Reader() {
  seen = useTheme()
  return null
}

test.each(themeNames)('an island reads the colors of the page: %s', (name) => {
  // Not the style sheet's own, because jsdom doesn't resolve references between custom properties.
  for (const [color, value] of Object.entries(themes[name]))
    document.documentElement.style.setProperty(propertyOf(color), value)
  document.documentElement.style.colorScheme = themes[name].scheme
  document.documentElement.dataset['theme'] = name
  render(<Reader />, { wrapper: ThemeProvider })
  expect(seen.theme).toBe(name)
  const { scheme, text, textSecondary, nav, button, border, background, accent, ...theme } =
    themes[name]
  expect(seen.scheme).toBe(scheme)
  expect(seen.tokens).toEqual({
    ...{ text, textSecondary, nav, button, border, background, accent },
    bg: theme.surface,
  })
})

test('a theme is read only inside its provider', () => {
  expect(() => render(<Reader />)).toThrow('useTheme must be used within a ThemeProvider')
})
