import { defaultTheme, type ThemeName, themeNames } from './theme-names.ts'
import { type Theme, themes } from './themes.ts'

/** `--text-secondary` for `textSecondary`. */
export const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

type Color = Exclude<keyof Theme, 'scheme'>

const colors = Object.keys(themes[defaultTheme]).filter((name): name is Color => name !== 'scheme')

/** A color before `name` that's the same in every theme. */
const twinOf = (name: Color) =>
  colors
    .slice(0, colors.indexOf(name))
    .find((other) => themeNames.every((theme) => themes[theme][other] === themes[theme][name]))

function declarations(theme: Theme): string {
  const own = colors.filter((name) => !twinOf(name))
  const lines = own.map((name) => `${propertyOf(name)}:${theme[name]}`)
  return `color-scheme:${theme.scheme};${lines.join(';')}`
}

/** Colors that equal another in every theme, written once instead of in each: pages have few bytes. */
const twins = colors.flatMap((name) => {
  const twin = twinOf(name)
  return twin ? [`${propertyOf(name)}:var(${propertyOf(twin)})`] : []
})

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
  return `${each}:root,[data-theme]{${twins.join(';')}}@media print{:root:root{--primary:${primary};--primary-text:${primaryText}}}`
}
