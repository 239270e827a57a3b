import { channels, contrast } from '#site/theme/contrast.ts'

type Colors = Readonly<Record<string, string>>

/**
 * A theme of the kit's with the colors that the site changes. Those that go with `primary` follow it, so
 * that the site needs to name only that one.
 */
export function withOwnColors(theme: Colors, own: Colors): Colors {
  const { primary = '' } = own
  if (!primary) return { ...theme, ...own }
  const { text = '', background = '', surface = '', onInk = '', ink = '' } = { ...theme, ...own }
  return {
    ...theme,
    buttonAlt: primary,
    onPrimary: textOn(primary, theme['onPrimary']),
    onButtonAlt: textOn(primary, theme['onPrimary']),
    primaryText: readable(primary, text, [background, surface]),
    inkPrimaryText: readable(primary, onInk, [ink]),
    ...own,
  }
}

/** Text on a color: the kit's if it can be read, otherwise white or black. */
const textOn = (color: string, usual = '#000000') =>
  [usual, '#FFFFFF'].find((text) => contrast(text, color) >= 4.5) ?? '#000000'

/** A color as text: itself if it can be read on all of these, otherwise the nearest mix with another. */
function readable(color: string, other: string, grounds: readonly string[]): string {
  const mixes = Array.from({ length: 21 }, (_, step) => mixed(color, other, step / 20))
  return mixes.find((mix) => grounds.every((ground) => contrast(mix, ground) >= 4.5)) ?? other
}

function mixed(color: string, other: string, share: number): string {
  const end = channels(other)
  const channelsOfMix = channels(color).map((each, at) =>
    Math.round(each + ((end[at] ?? 0) - each) * share),
  )
  return `#${channelsOfMix.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
