import colors from '#theme/colors.json' with { type: 'json' }
import listed from '#theme/names.json' with { type: 'json' }

interface Theme {
  scheme: string
  primaryText: string
  inkPrimaryText: string
}

/**
 * Colors of links and bars in mails, on a white and on a dark ground: those of the theme that visitors
 * see first. A dark theme has no color for a white ground, so another of the site's themes is used there.
 */
export function mailColorsOf(
  themes: Readonly<Record<string, Theme>>,
  { default: first, names }: { default: string; names: readonly string[] },
) {
  const light = [first, ...names]
    .map((name) => themes[name])
    .find((theme) => theme?.scheme === 'light')
  return {
    link: light?.primaryText ?? '#1b1b1b',
    darkLink: themes[first]?.inkPrimaryText ?? '#eeeeee',
  }
}

export const mailColors = mailColorsOf(colors, listed)
