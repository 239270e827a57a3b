import { expect, test } from 'vitest'
import { mailColorsOf } from './mail-colors.ts'

const theme = (scheme: string, color: string) => ({
  scheme,
  primaryText: color,
  inkPrimaryText: `${color} on dark`,
})
const themes = {
  ours: theme('light', 'green'),
  light: theme('light', 'blue'),
  dark: theme('dark', 'violet'),
}

test.each([
  ['ours', ['light', 'dark', 'ours'], 'green', 'green on dark'],
  ['dark', ['dark', 'light'], 'blue', 'violet on dark'],
  ['dark', ['dark'], '#1b1b1b', 'violet on dark'],
])('with %s as the first of the themes %j, links are %s', (first, names, link, darkLink) => {
  expect(mailColorsOf(themes, { default: first, names })).toEqual({ link, darkLink })
})
