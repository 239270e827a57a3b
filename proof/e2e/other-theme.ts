import { defaultTheme, faviconOf, themeNames } from '#site/theme/theme-names.ts'

const others = themeNames.filter((name) => name !== defaultTheme)

/**
 * A theme that visitors can change to, with another icon if there's one. Undefined if the owner has left
 * out all but one.
 */
export const otherTheme =
  others.findLast((name) => faviconOf(name) !== faviconOf(defaultTheme)) ?? others.at(-1)
