/** A limit that a statement sets, such as `1 <= n <= 10^5`. */
export interface Bound {
  /** As written: `n`, `nums.length`, `nums[i]`, `|s|`, or a noun such as `elements`. */
  name: string
  low?: number
  high: number
  /** Whether it limits how much input there is, or how large a value in it is. */
  limits: 'size' | 'value'
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = String.raw`(?:\s*(?:\^|\*\*)\s*\{?\d{1,3}\}?)`
const number = String.raw`-?\d[\d,]{0,25}(?:\.\d{1,9})?(?:e\d{1,3})?${power}?(?:\s*(?:\*|·|×|x|\\cdot|\\times)\s*10${power})?(?:\s*-\s*1\b)?`
const name = String.raw`(?:\|\w{1,20}\||len\(\w{1,20}\)|(?<![\w.])[A-Za-z_][\w.]{0,30}(?:\[[\w,\s]{0,20}\]){0,3}(?:\.\w{1,20}(?:\(\))?)?)`
const names = String.raw`${name}(?:\s*(?:,|and|\*|·)\s*${name}){0,9}`
const less = String.raw`(<=|<|≤|\\leq?|&lt;=?|⩽)`

const chain = new RegExp(
  String.raw`(${number})\s*${less}\s*(${names})\s*${less}\s*(${number})`,
  'g',
)
const oneSided = new RegExp(String.raw`(?<![<≤]\s*)(${names})\s*${less}\s*(${number})`, 'g')
const atMost =
  '(?:at most|up to|no more than|not (?:more|greater|larger) than|not exceed(?:ing)?|does not exceed|as (?:many|large|big) as|a maximum of|fewer than|less than)'
const nouns = new RegExp(
  String.raw`${atMost}\s+(${number}|a million|a hundred thousand|a thousand|a hundred)\s+(?:\w+\s+)?([a-z]+)`,
  'gi',
)
const sentences = new RegExp(
  String.raw`\b(${name})\s+(?:\w+\s+){0,2}${atMost}\s+(${number}|a million)`,
  'gi',
)
const lengths = new RegExp(
  String.raw`\b(length|size|number of \w+|count)\b[^.\n]{0,30}?${atMost}\s+(${number}|a million)`,
  'gi',
)

/** What a sentence without any of these does not limit. */
const signal =
  /[<≤⩽]|&lt;|\\le|at most|up to|no more|not |exceed|as (?:many|large|big)|maximum of|than/i

/** Longest sentence that is read, in characters: a limit takes few words, and patterns take time. */
const longestSentence = 400

/** Every limit in the text, each name once. */
export function boundsOf(text: string): Bound[] {
  const plain = text
    .replace(/\\le(q?)\b/g, '<=')
    .replace(/[$`]/g, '')
    .replace(new RegExp(`[${superscripts}]+`, 'g'), (digits) => {
      return `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`
    })
  const bounds = new Map<string, Bound>()
  const add = (listed: string, high: number, low?: number) => {
    for (const one of listed.split(/\s*(?:,|\band\b|\*|·)\s*/)) {
      if (one !== '' && Number.isFinite(high) && !bounds.has(one)) {
        bounds.set(one, { name: one, high, ...(low !== undefined && { low }), limits: kindOf(one) })
      }
    }
  }
  // Where powers are written out, 105 is a hundred and five; without any it is a pasted 10⁵.
  const hasPowers = /\^|\*\*|e\d/.test(plain)
  const value = (written: string) => numberIn(written, hasPowers)

  for (const whole of plain.split(/\n|(?<=[.;!?])\s/)) {
    if (!signal.test(whole)) continue
    const sentence = whole.slice(0, longestSentence)
    for (const [, low = '', , listed = '', sign, high = ''] of sentence.matchAll(chain)) {
      add(listed, value(high) - (sign === '<' ? 1 : 0), value(low))
    }
    for (const [, listed = '', sign, high = ''] of sentence.matchAll(oneSided)) {
      add(listed, value(high) - (sign === '<' ? 1 : 0))
    }
    for (const [, high = '', noun = ''] of sentence.matchAll(nouns)) {
      if (!/^(and|or|the|in|of|per|on)$/i.test(noun)) add(noun, value(high))
    }
    for (const [, listed = '', high = ''] of sentence.matchAll(lengths)) add(listed, value(high))
    for (const [, listed = '', high = ''] of sentence.matchAll(sentences)) add(listed, value(high))
  }
  return [...bounds.values()]
}

const wordNumbers: Record<string, number> = {
  'a million': 1e6,
  'a hundred thousand': 1e5,
  'a thousand': 1000,
  'a hundred': 100,
}

/** The value of `2 * 10^5`, `100,000`, `1e9` or `2^31 - 1`. */
function numberIn(written: string, hasPowers = true): number {
  const text = written.toLowerCase().replaceAll('**', '^').trim()
  const word = wordNumbers[text]
  if (word !== undefined) return word
  // Copied from a page, the exponent of 10⁴ loses its height: 104.
  if (!hasPowers && /^-?10[3-9]$/.test(text))
    return Math.sign(Number(text)) * 10 ** Number(text.at(-1))
  const less = /\s-\s*1$/.test(text) ? 1 : 0
  const product = text.replace(/\s-\s*1$/, '').split(/\s*(?:\*|·|×|x|\\cdot|\\times)\s*/)
  return (
    product.reduce((total, factor) => {
      const [base = '', exponent] = factor.split('^')
      const sign = base.trim().startsWith('-') ? -1 : 1
      const size = Math.abs(Number(base.replace(/[,\s]/g, '')))
      return total * sign * (exponent ? size ** Number(exponent.replace(/[{}\s]/g, '')) : size)
    }, 1) - less
  )
}

function kindOf(bounded: string): Bound['limits'] {
  if (/length|size|len\(|\|\w+\||count|number of|rows|cols|columns|height|width/i.test(bounded)) {
    return 'size'
  }
  if (/\[|_|val|value|weight|cost|price|target|amount|sum|capacity/i.test(bounded)) return 'value'
  if (
    /^(n|m|r|c|h|w|k|q|t|e|v|rows|nodes|vertices|edges|elements|numbers|integers|items|words|strings|characters|letters|cities|people|points|queries|intervals|tasks|coins|cells)$/i.test(
      bounded,
    )
  ) {
    return 'size'
  }
  return 'value'
}
