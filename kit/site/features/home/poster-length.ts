type Length = 'short' | 'medium' | 'long' | 'longest'

/**
 * A poster's length as classes of `Hero.module.css`, so that pages get the rules for their own lengths
 * only.
 */
export const lengthClasses: Record<'opening' | 'other', Record<Length, string[]>> = {
  opening: {
    short: [],
    medium: ['openingMedium'],
    long: ['openingLong'],
    longest: ['openingLong', 'openingLongest'],
  },
  other: {
    short: [],
    medium: ['medium'],
    long: ['long'],
    longest: ['long', 'longest'],
  },
}

/** How wide a character is, compared with the letter “a”. CJK characters are as wide as two. */
function widthOf(character: string): number {
  if (/[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/.test(character))
    return 2
  if (/[MWmw@%—]/.test(character)) return 1.6
  if (/[\sI.f,i:j;l!r't’|()]/.test(character)) return 0.65
  return /\p{Lu}/u.test(character) ? 1.25 : 1
}

const widthOfAll = (text: string) => [...text].reduce((sum, each) => sum + widthOf(each), 0)

/**
 * How large the poster can be: each size fits its longest line. `longest` fits names that take three
 * lines or more, or have a very long word.
 */
export function lengthOf(lines: string[]): Length {
  const line = Math.max(...lines.map(widthOfAll))
  const word = Math.max(...lines.flatMap((each) => each.split(/\s/)).map(widthOfAll))
  if (line > 32 || word > 13.5) return 'longest'
  return line <= 8.3 ? 'short' : line <= 11.5 ? 'medium' : 'long'
}
