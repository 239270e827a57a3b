import colors from '#theme/colors.json' with { type: 'json' }
import listed from '#theme/names.json' with { type: 'json' }

interface Theme {
  scheme: string
  primaryText: string
  inkPrimaryText: string
}

const themes = colors as Record<string, Theme>
const first = themes[listed.default]
const light =
  first?.scheme === 'light' ? first : Object.values(themes).find(({ scheme }) => scheme === 'light')

/**
 * Colors of links and bars in mails, on a white and on a dark ground: those of the theme that visitors
 * see first. A dark theme has no color for a white ground, so another theme's is used there.
 */
export const mailColors = {
  link: light?.primaryText ?? '#1b1b1b',
  darkLink: first?.inkPrimaryText ?? '#eeeeee',
}
