import { defaultTheme, type ThemeName, themeNames } from './theme-names.ts'
import { type Theme, themes } from './themes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declarations({ scheme, ...colors }: Theme): string {
  const lines = Object.entries(colors).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `color-scheme:${scheme};${lines.join(';')}`
}

/** On paper, which is white, every theme has the primary color of a light one. */
const printed = [defaultTheme, ...themeNames]
  .map((name) => themes[name])
  .find(({ scheme }) => scheme === 'light') ?? { primary: '#000', primaryText: '#000' }

/**
 * The themes as custom properties (`--primary`, `--text-secondary`, …), for the page and for samples of
 * a theme. The default theme is also the root's.
 */
export function themeCss(): string {
  const each = (Object.keys(themes) as ThemeName[])
    .toSorted((a, b) => Number(b === defaultTheme) - Number(a === defaultTheme))
    .map((name) => {
      const root = name === defaultTheme ? ':root,' : ''
      return `${root}[data-theme=${name}]{${declarations(themes[name])}}`
    })
    .join('')
  const { primary, primaryText } = printed
  return `${each}@media print{:root:root{--primary:${primary};--primary-text:${primaryText}}}`
}
