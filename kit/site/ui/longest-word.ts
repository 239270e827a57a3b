import widths from '#site/theme/fonts/archivo-display.json' with { type: 'json' }

/** In units of a thousandth of an em, for a letter that the heading's font doesn't have. */
const otherLetter = 600
/** As headings are set (`.display`), in em. */
const letterSpacing = -0.05
const period = 0.25

/** The usual sizes fit a word of five em, and no heading fits one of more than twelve. */
const [usual, max] = [5, 12]

/**
 * How many em wide a heading's longest word is, with its period; undefined if it fits every usual size.
 * As `data-word`, it's `--word` in the styles, so that headings make room for it.
 */
export function longestWord(heading: string): number | undefined {
  const width = (word: string) =>
    [...word].reduce(
      (sum, letter) =>
        sum + ((widths as Record<string, number>)[letter] ?? otherLetter) / 1000 + letterSpacing,
      period,
    )
  const longest = Math.ceil(Math.max(...heading.split(/[\s-]+/).map(width)))
  return longest > usual ? Math.min(longest, max) : undefined
}
