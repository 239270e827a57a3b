/**
 * Numbers as statements write them: `100,000`, `200 000`, `2·10^5`, `1e9`, `10^9 + 7`, `2^31 - 1`,
 * `50k`, `two million`, and `5 * 104`, which was 5 · 10⁴ before copying lost the superscript.
 */

const spaces = '\u00a0\u2009\u202f'
const unit = String.raw`(?:\d{1,3}(?:[ ,'_${spaces}]\d{3}(?!\d))+|\d{1,25})(?:\.\d{1,9})?`
const power = String.raw`(?:\s?(?:\^|\*\*)\s?[{(]?\d{1,3}[)}]?)`
const suffix = String.raw`(?:\s?(?:thousand|million|billion|k|m|mln|bn)(?![\w.]))`
const term = String.raw`(?:${unit}(?:e\+?\d{1,2})?${power}?${suffix}?)`
const times = String.raw`\s?(?:\*|·|×|⋅|•|x|\\cdot|\\times)\s?`
const timesPattern = new RegExp(times)
const separators = new RegExp(`[\\s,'_${spaces}]`, 'g')
const small = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const fromTen = `(?:${teens}|(?:${tens})(?:[ -](?:${small}))?)`
const scales = 'hundred|thousand|million|billion'
/** Starts at ten, because “two” alone is rarely a limit. */
const words = `half a million|(?:a )?quarter (?:of a )?million|a dozen|(?:an?|${small}|${fromTen})(?: (?:${scales}))+(?:(?: and)? (?:${fromTen}|${small}))?|${fromTen}`

/** Regular expression source for a number. Needs the flag `i`. */
export const numberSource = String.raw`(?:-?\s?${term}(?:${times}${term})*(?:\s?[-+]\s?\d{1,2}(?![\w^]))?|(?:minus\s)?(?:${words})\b)`

const scaleValues: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}

const unitValues = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ['half', 0.5],
  ...small.split('|').map((word, i): [string, number] => [word, i + 1]),
  ...teens.split('|').map((word, i): [string, number] => [word, i + 10]),
  ...tens.split('|').map((word, i): [string, number] => [word, 10 * (i + 2)]),
])

/** “Two hundred thousand”, “three hundred and fifty”, “half a million”. */
function numberInWords(text: string): number {
  if (text.startsWith('minus ')) return -numberInWords(text.slice('minus '.length))
  if (text.includes('quarter')) return 250_000
  let value = 0
  for (const word of text.split(/[ -]/)) {
    const scale = scaleValues[word] ?? (word === 'dozen' ? 12 : undefined)
    if (scale !== undefined) value = (value || 1) * scale
    // “Half a million” is half of one million.
    else if (word !== 'and' && !(word === 'a' && value > 0)) {
      value += unitValues.get(word) ?? Number.NaN
    }
  }
  return value
}

/**
 * Whether a text writes powers out, as in 10^5. If it does, 105 is a hundred and five; otherwise
 * it's a copied 10⁵.
 */
export const hasPowers = (text: string) => /\d\s?(?:\^|\*\*)|\de\d/i.test(text)

/** Parses a number as statements write it; NaN if it isn't one. */
export function numberIn(written: string, powersAreWritten = true): number {
  const text = written
    .toLowerCase()
    .replaceAll('**', '^')
    .replaceAll(/[{}()]/g, '')
    .trim()
  if (/^[a-z]/.test(text)) return numberInWords(text)
  const [, sign, body = '', addend = ''] =
    /^(-?)\s?(.*?)((?:\s?[-+]\s?\d{1,2})?)$/.exec(text.replace(/e\+/, 'e')) ?? []
  const factors = body.split(timesPattern)
  const added = Number(addend.replaceAll(' ', '')) || 0
  const isSigned = sign === '-' || added === -1
  // After a times sign, 104 is hardly ever a hundred and four.
  const size = factors.reduce(
    (product, factor, at) => product * factorIn(factor, powersAreWritten && at === 0, isSigned),
    1,
  )
  return (sign === '-' ? -1 : 1) * size + added
}

/**
 * Parses one factor. Unless it's as written, restores the superscript of a copied power of ten, and next
 * to a sign or `- 1`, that of a power of two, which is then the limit of a type.
 */
function factorIn(factor: string, isAsWritten: boolean, isSigned: boolean): number {
  const [, base = '', exponent, suffixed = ''] =
    /^([^a-z^]+(?:e\d+)?)(?:\s?\^\s?(\d+))?\s?(thousand|million|billion|k|mln|bn|m)?$/.exec(
      factor,
    ) ?? []
  const digits = base.replace(separators, '')
  const scale = { k: 1e3, m: 1e6, mln: 1e6, bn: 1e9 }[suffixed] ?? scaleValues[suffixed] ?? 1
  if (exponent !== undefined) return Number(digits) ** Number(exponent) * scale
  const copied = /^10(1[0-8]|[3-9])$/.exec(digits)?.[1]
  if (!isAsWritten && copied !== undefined && digits === base.trim()) return 10 ** Number(copied)
  const ofType = /^2(31|32|63|64)$/.exec(digits)?.[1]
  if (isSigned && ofType !== undefined) return 2 ** Number(ofType)
  return Number(digits) * scale
}

/** Writes out copied powers in a line: `n <= 5 * 104` becomes `n <= 5 * 10^4`. */
export function withPowers(line: string, powersAreWritten: boolean): string {
  const products = line.replace(/(\d\s?(?:\*|·|×|⋅)\s?)10(1[0-8]|[3-9])(?![\d^,.])/g, '$110^$2')
  if (powersAreWritten) return products
  return products
    .replace(/((?:<=?|≤|⩽|>=?|≥)\s?-?|^\s*[-*•]?\s*-?)10(1[0-8]|[3-9])(?![\d^,.])/g, '$110^$2')
    .replace(/(-\s?|(?:<=?|≤|⩽)\s?)2(31|63)(?=\s?(?:- 1|<|≤|⩽))/g, '$12^$2')
}

/** Numbers that a statement fixes instead of giving them in the input. */
export interface Stated {
  numbers: readonly number[]
  lists: readonly (readonly number[])[]
}

const listed = /(?<![\w.[(])\d{1,5}(?:, \d{1,5})+(?:,? (?:and|or) \d{1,5})(?![\w\])])/g
const counted = new RegExp(
  String.raw`(?<![\w.])(?<![\^*+/=(<≤≥>·×\[,-] ?)(?:(\d{1,4})|\b(${small}|ten|twelve))(?= [a-z]{2,}\b| ?[.,;)])`,
  'g',
)
const maxStated = 4
/** Numbers that go without saying. */
const implied: readonly [says: RegExp, number][] = [
  [/\blast digit\b/, 10],
  [/\blast two digits\b/, 100],
  [/\blast three digits\b/, 1_000],
  [/\b(?:whole|full) (?:number of )?(?:minutes|hours)\b/, 60],
  [/\b(?:whole|full) (?:number of )?weeks\b/, 7],
]

/** “Stamps cost 1, 5, and 10 cents”, “exactly three parts”, “a multiple of 60”. */
export function statedIn(prose: string): Stated {
  const lists = [...prose.matchAll(listed)].map(([all]) => (all.match(/\d+/g) ?? []).map(Number))
  const numbers = [...prose.replace(listed, ' ').matchAll(counted)]
    .map(([, digits, word = '']) => (digits ? Number(digits) : numberInWords(word)))
    .filter((number) => number > 1)
  const unsaid = implied.flatMap(([says, number]) => (says.test(prose) ? [number] : []))
  return {
    numbers: [...new Set([...unsaid, ...numbers])].slice(0, maxStated),
    lists: lists.slice(0, 2),
  }
}
