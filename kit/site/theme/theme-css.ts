import { defaultTheme, type ThemeName } from './theme-names.ts'
import { type Theme, themes } from './themes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declarations({ scheme, ...colors }: Theme): string {
  const lines = Object.entries(colors).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `color-scheme:${scheme};${lines.join(';')}`
}

/**
 * The themes as custom properties (`--primary`, `--text-secondary`, …). The default theme is on the
 * root.
 */
export function themeCss(): string {
  return (Object.keys(themes) as ThemeName[])
    .toSorted((a, b) => Number(b === defaultTheme) - Number(a === defaultTheme))
    .map((name) => {
      const selector = name === defaultTheme ? ':root' : `[data-theme=${name}]`
      return `${selector}{${declarations(themes[name])}}`
    })
    .join('')
}
