import type { Example } from '#contracts/analyze.ts'

/** A statement's words for yes and no. */
export type Verdict = readonly [yes: string, no: string]

const commonVerdicts: readonly Verdict[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['possible', 'impossible'],
  ['valid', 'invalid'],
  ['balanced', 'unbalanced'],
  ['ok', 'error'],
  ['first', 'second'],
  ['win', 'lose'],
  ['1', '0'],
]

/** Gives `word` the letter case of `other`. */
function inCaseOf(other: string, word: string): string {
  if (other === other.toUpperCase() && /[A-Z]/.test(other)) return word.toUpperCase()
  const [first = ''] = other
  const isCapital = first !== first.toLowerCase()
  return isCapital ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}

/** Words that every language can quote without escaping. */
const isPlain = (text: string) => /^[\p{L}\d][\p{L}\d ,!.-]{0,39}$/u.test(text)

const withoutPeriod = (text: string) =>
  text
    .trim()
    .replace(/^(?:"(.*)"|“(.*)”|'(.*)')$/, '$1$2$3')
    .replace(/\.$/, '')

/**
 * Pairs of words that the outputs may use for yes and no, the likeliest first; empty if the outputs
 * are something else. `text` is the statement, which may name a word that no example shows.
 */
export function verdictsOf(text: string, examples: readonly Example[]): Verdict[] {
  const lines = [
    ...new Set(examples.flatMap(({ output }) => output.trim().split('\n').map(withoutPeriod))),
  ]
  const words = [...new Set(lines.flatMap((line) => line.split(/\s+/)))]
  const found = [
    ...verdictsFrom(lines, text),
    ...(lines.length > 2 ? verdictsFrom(words, text) : []),
  ]
  // A word of an input, such as the letter that is asked for, is no verdict on it.
  const isPart = (word: string) =>
    /^\p{L}/u.test(word) &&
    examples.some(({ input }) => input.toLowerCase().includes(word.toLowerCase()))
  return found.filter(
    ([yes, no]) => !(lines.includes(yes) && isPart(yes)) && !(lines.includes(no) && isPart(no)),
  )
}

function verdictsFrom(seen: readonly string[], text: string): Verdict[] {
  const [one = '', other] = seen
  if (seen.length > 2 || !seen.every(isPlain)) return []
  for (const [yes, no] of commonVerdicts) {
    const lower = seen.map((word) => word.toLowerCase())
    if (!lower.every((word) => word === yes || word === no)) continue
    const verdict: Verdict = [inCaseOf(one, yes), inCaseOf(one, no)]
    const isReversible = yes === 'first' || yes === 'win'
    return isReversible ? [verdict, [verdict[1], verdict[0]]] : [verdict]
  }
  if (/^-?\d/.test(one)) return []
  if (other !== undefined) {
    return [
      [one, other],
      [other, one],
    ]
  }
  return partnersOf(one, text).flatMap((partner): Verdict[] => [
    [one, partner],
    [partner, one],
  ])
}

/** Quoted or capitalized words that share a sentence with `word`, in the order of the text. */
function partnersOf(word: string, text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s|\n\s*\n/).filter((part) => part.includes(word))
  const named = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/["“'`*]([^"”'`*\n]{1,40})["”'`*]|\b([A-Z]{2,}(?: [A-Z]{2,})*)\b/g)].map(
      ([, quoted, capitals = '']) => (quoted ?? capitals).trim(),
    ),
  )
  return [...new Set(named)].filter((other) => other !== word && isPlain(other)).slice(0, 3)
}
