import { anyOf, oneOf } from './any-of.ts'
import { hasPowers, numberIn, numberSource } from './numbers.ts'

/** A limit that a statement sets, such as `1 <= n <= 10^5`. */
export interface Bound {
  /** As written: `n`, `nums.length`, `nums[i]`, `|s|`, or a noun such as `elements`. */
  name: string
  low?: number
  high: number
  /** Whether it limits the amount of input or the size of a value in it. */
  limits: 'size' | 'value'
  /** Whether it limits the total size over all test cases. */
  isTotal?: boolean
}

const name = String.raw`(?:\|\w{1,20}\||len(?:gth)?\(\w{1,20}\)|size\(\w{1,20}\)|(?<![\w.])[A-Za-z_][\w.]{0,30}'?(?:\[[\w,\s+*-]{0,20}\]|_\{[\w,]{1,10}\}){0,3}(?:\.\w{1,20}(?:\(\))?)?)`
const names = String.raw`${name}(?:\s?(?:,|and|\*|·|×|\+)\s?${name}){0,9}`
const operand = `(?:${numberSource}|${names})`
const atStart = new RegExp(String.raw`^[\s(]*(${operand})`, 'i')
const atEnd = new RegExp(String.raw`(?:^|[^\w.^)\]}])(${operand})\s*$`, 'i')
const whole = new RegExp(String.raw`^\s*${operand}\s*$`, 'i')
const isNumber = new RegExp(`^\\s*${numberSource}\\s*$`, 'i')

const atMost = anyOf(
  'at most|at the most|at worst|at or below|a max of|capped to|fits? in',
  'an? upper (?:bound|limit) of|(?:upper )?limit is|up to|up until|no more than',
  'never more than|not more than|no greater than|not greater than|no larger than',
  'not larger than|no longer than|never exceeds?|not exceed(?:ing)?|exceeds?',
  String.raw`a maximum of|maximum of|maximum|max\.?|as many as|as large as|as big as`,
  'as long as|as high as',
  String.raw`(?:never|not|(?:wo|ca|is|are|does|do)n't) (?:\w+ ){0,4}(?:more|larger|greater|bigger|longer|higher) than`,
  String.raw`(?:never|not) (?:\w+ ){0,2}(?:over|above|beyond|past)`,
  '(?:go|goes|run|runs|grow|grows|climb|climbs|scale) (?:up )?to',
  'no (?:bigger|higher|deeper|wider|taller|heavier) than',
  '(?:rarely|nowhere|hardly ever) (?:over|above|more than)|(?:on|in) the order of',
  'within|a cap of|something like|a good|fewer than|less than|smaller than',
  'shorter than|lower than|under|below|reach(?:es)?|limited to|capped at',
)
const isStrict =
  /fewer than|less than|smaller than|shorter than|lower than|under|(?<!at or )below|<(?!=)/i
const number = `(${numberSource})`
const adjectives = String.raw`(?:(?:different|distinct|positive|non-negative|nonnegative|lowercase|uppercase|such|integer|possible|english|total|unique|small|large|unit|numbered|directed|undirected|weighted|open|separate|individual|input|given)\s+)?`
const noun = `([a-z][a-z-]{2,20})`

/**
 * Phrases that set a limit. The numbers are the capture groups of the name, the minimum, and the
 * maximum.
 */
const phrases: readonly { regex: RegExp; name: number; low?: number; high: number }[] = [
  // “n is between 1 and 10^5”
  {
    regex: new RegExp(
      String.raw`(${names})\s(?:(?:always|itself|each)\s)?(?:is|are|lies?|ranges?|will be|can be|must be|vary|varies)?\s?(?:always\s|an?\sinteger\s)?(?:between|from|in the (?:range|interval)|in|within|of|∈)\s(?:the range\s)?[[(]?${number}\s?(?:and|to|,|\.\.+|through|-|–)\s?${number}`,
      'gi',
    ),
    name: 1,
    low: 2,
    high: 3,
  },
  // “the number of nodes is in the range [0, 10^4]”
  {
    regex: new RegExp(
      String.raw`\b((?:length|size|number|count|amount)\sof\s(?:the\s|each\s|all\s|any\s|a\s)?\w+)[^.;\n]{0,40}?(?:between|from|in the range|in)\s(?:of\s)?[[(]?${number}\s?(?:and|to|,|\.\.+|-)\s?${number}`,
      'gi',
    ),
    name: 1,
    low: 2,
    high: 3,
  },
  // “a capacity (1 to 3000)”
  {
    regex: new RegExp(
      String.raw`\b(${name})\s?\(${number}\s?(?:to|-|\.\.+|through)\s?${number}\)`,
      'gi',
    ),
    name: 1,
    low: 2,
    high: 3,
  },
  // “between 1 and 100,000 elements”, “2 to 500 rows”
  {
    regex: new RegExp(
      String.raw`(?:between|from|anywhere from)?\s?${number}\s?(?:and|to|-|–|\.\.+)\s?${number}\s${adjectives}${noun}`,
      'gi',
    ),
    name: 3,
    low: 1,
    high: 2,
  },
  // “up to 10^5 elements”
  {
    regex: new RegExp(
      String.raw`\b${atMost}\s(?:about\s|around\s|some\s)?${number}\s${adjectives}${noun}`,
      'gi',
    ),
    name: 2,
    high: 1,
  },
  // “<= 10^5 elements”
  {
    regex: new RegExp(String.raw`(?:^|[(,:]|\s)<=?\s?${number}\s${adjectives}${noun}`, 'gi'),
    name: 2,
    high: 1,
  },
  // “at most 1,000 doors and 10,000 corridors”
  {
    regex: new RegExp(
      String.raw`\b${atMost}\s${number}\s${adjectives}${noun}\s?(?:,|and|or)\s${number}\s${adjectives}([a-z][a-z-]{2,20})`,
      'gi',
    ),
    name: 4,
    high: 3,
  },
  // “no word is longer than 50 letters”
  {
    regex: new RegExp(
      String.raw`\b(?:no|none of the)\s(\w{2,20})\s(?:is|are|has|have|will be|can be|may be|will have|can have|exceeds|contains|holds)\s(?:(?:longer|more|larger|bigger|greater|higher)\sthan\s)?${number}`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
  // “10^5 elements at most”
  {
    regex: new RegExp(
      String.raw`${number}\s${adjectives}([a-z][a-z-]{1,20})\s(?:\w+\s){0,3}(?:at most|at the most|max|maximum|tops|or fewer|or less)\b`,
      'gi',
    ),
    name: 2,
    high: 1,
  },
  // “n is at most 20”, “n (up to 100)”, “the capacity does not exceed 10^4”
  {
    regex: new RegExp(
      String.raw`(?<!\d\s)\b(${names})(?:,|:)?\s\(?(?:(?:is|are|will|can|may|could|does|do|won't|cannot|can't|doesn't|don't|to|be|get|gets|of|goes|go|ranges?|has|have|itself|always|each|an?\s(?:positive\s|natural\s)?(?:integer|number))\s){0,6}(?:never\s|not\s)?${atMost}\s(?:about\s|around\s)?${number}`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
  // “k is 1 to 10”, “k = 1..10”
  {
    regex: new RegExp(
      String.raw`\b([a-z])\s(?:is|ranges|goes|=)\s${number}\s?(?:to|through|-|\.\.+)\s?${number}`,
      'gi',
    ),
    name: 1,
    low: 2,
    high: 3,
  },
  // “n is about 10^5”, “with n around 2000”
  {
    regex: new RegExp(
      String.raw`\b([a-z]|(?:length|size|number|count)\sof\s\w+)\s(?:is\s|are\s|being\s)?(?:about|around|roughly|nearly|almost|some)\s${number}`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
  // “of maximum length 200”, “the maximum number of calls is 200”
  {
    regex: new RegExp(
      String.raw`\bmax(?:imum|imal)?\s(length|size|(?:number|count|amount)\sof\s\w+)\s(?:is\s|of\s|[:=]\s?)?${number}`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
  // “no list has more than 1,000 entries”, “neither string exceeds 50”
  {
    regex: new RegExp(
      String.raw`\b(?:no|neither|none of the)\s(\w{2,20})\s(?:\w+\s){0,2}(?:more|longer|larger|bigger|greater|higher)\sthan\s${number}`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
  // “worst case n = 5000”
  {
    regex: new RegExp(String.raw`\bworst\scase(?:\sis|,|:)?\s(${name})\s?=\s?${number}`, 'gi'),
    name: 1,
    high: 2,
  },
  // “n = 10^5 at most”
  {
    regex: new RegExp(
      String.raw`\b(${name})\s?=\s?${number}\s(?:at most|at the most|max|maximum|tops|in the worst case)\b`,
      'gi',
    ),
    name: 1,
    high: 2,
  },
]

const side = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})`
const boards =
  '(?:cells|squares|boards?|grids?|maps?|fields?|tiles|matri(?:x|ces)|pixels|pictures?|images?|mazes?|rooms|warehouses?|gardens?|parks?)'
/** “At most 200 by 200 cells”, “the grid is up to 200 x 200”: how many rows and columns. */
const sides = new RegExp(
  String.raw`\b${side}\s?(?:by|x|×|\*)\s?${side}\s${boards}\b|\b${boards}\b[^.;\n\d]{0,30}\b${side}\s?(?:by|x|×)\s?${side}\b`,
  'gi',
)
/** “1,000 cells wide”, “a million characters long” */
const extents = new RegExp(
  String.raw`${number}\s(?:cells?|squares|tiles|pixels|rows|columns|characters|letters|digits|entries|items|numbers)?\s?(wide|high|tall|long|deep)\b`,
  'gi',
)
const extentNames: Record<string, string> = {
  wide: 'width',
  high: 'height',
  tall: 'height',
  long: 'length',
  deep: 'depth',
}
/** A limit of what was named before, if at all: “each below 10^9”, “that won’t be more than 1,000”. */
const nameless = new RegExp(
  String.raw`\b(?:${atMost}|over|above|beyond|(?:worst\scase|lists|arrays|strings)(?:\sis|\sof|,|:)?)\s(?:about\s|around\s)?${number}`,
  'gi',
)
/** “Times are given in minutes, from 0 to 1440.” */
const namelessRange = new RegExp(
  String.raw`\b(?:between|from|numbered|labell?ed|values|weights|prices|numbers|sizes|lengths)\s\(?(?:one|two|zero|${number})\s?(?:and|to|through|-|\.\.+)\s?${number}`,
  'gi',
)
/** “100,000 at worst”, “400 is the limit”, “the largest value is 10^9”, “assume n = 5000” */
const extreme = new RegExp(
  String.raw`${number}\s(?:at\sworst|at\smost|max|maximum|tops|or\s(?:less|fewer|below)|(?:is|as)\sthe\s(?:upper\s)?(?:limit|max|maximum|most|cap))\b|\b(?:longest|largest|biggest|highest|heaviest|max|maximum)\s\w+(?:\s\w+)?\s?(?:is|are|has|:|was|=|of)?\s?${number}|\bassume\s(?:that\s)?(?:[a-z]\s(?:=|is)\s)?${number}|\b[a-z]\s(?:could|might|can|may)\sbe\s${number}`,
  'gi',
)
const machineInteger = /\b(?:fits?|in|into|an?)\b.{0,12}\b(32|64)[ -]bits?\b/gi
/** Parts of a task with smaller limits than the whole. */
const partOfTests =
  /\bsubtasks?\b|\bpoints\b|%|\bpercent\b|\bof the tests\b|\bin full\b|\btest groups?\b/i
/** “There may be 100,000 of them”, “arrays can have a length of 10^5”. */
const ofThem = new RegExp(String.raw`${number}\sof\s(?:them|these|those|each)\b`, 'gi')
const ofLength = new RegExp(
  String.raw`\b(lengths?|sizes?)\s(?:of\s)?(?:exactly\s)?(?:\d+\s?(?:to|-|\.\.+)\s?)?${number}`,
  'gi',
)

/** “The sum of n over all test cases does not exceed 2·10^5.” */
const total = new RegExp(
  String.raw`\b(?:sum|total)\s(?:of\s)?(?:the\s)?(?:all\s)?((?:lengths?|sizes?|number)\sof\s(?:all\s|the\s)?\w+|[\w|.]{1,20}).{0,60}?(?:${atMost}|<=|<)\s?${number}`,
  'gi',
)
/** “The length of s is at most 100”, “the number of cities is up to 1000”. */
const measured = new RegExp(
  String.raw`\b((?:length|size|number|count|amount)\sof\s(?:the\s|each\s|all\s|any\s|a\s)?\w+)[^.;\n]{0,40}?(?:${atMost}|<=)\s${number}`,
  'gi',
)
/** “about 50,000 customers”, “we have 300 stops”: only things that are counted. */
const counted = new RegExp(
  String.raw`\b(?:about|around|roughly|some|nearly|almost|over|there are|has|have|had|with|contains?|holds?|of|only|just|even|brings?|worst case|worst case is|in the worst case|limit is|enough for|work for|scale to|joined by|runs? to|grows? to|handle|process|support|cope with|deal with|talking|store|keep|expect|say|see|collect|tops|max)\s${number}\s${adjectives}${noun}`,
  'gi',
)

/** “That’s 20,000 requests”, “500,000 customers, give or take”: only where the number is large. */
const countedLoosely = new RegExp(
  String.raw`(?:^|:\s|\b(?:it's|that's|is|are|was|were|for|by|and)\s)${number}\s${adjectives}${noun}`,
  'gi',
)

/** Sentences without a number set no limit. */
const signal = /\d|\b(?:ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|billion|dozen)\b/i

/**
 * Longer sentences, in characters, are skipped: a limit takes few words, and the patterns are slow.
 */
const maxSentence = 400
const maxSentences = 300

/** Every limit in the text, one for each name. */
export function boundsOf(text: string): Bound[] {
  const plain = normalized(text)
  const powersAreWritten = hasPowers(plain)
  const value = (written: string) => numberIn(written, powersAreWritten)
  const bounds = new Map<string, Bound>()
  const hasParts = partOfTests.test(plain)
  const isKnown = (high: number) => [...bounds.values()].some((bound) => bound.high === high)
  const add = (
    listed: string,
    high: number,
    low?: number,
    { isTotal = false, isCounted = false } = {},
  ) => {
    if (!Number.isFinite(high) || (low !== undefined && low > high)) return
    for (const one of listed.split(/\s?(?:,|\band\b|\*|·|×|\+)\s?/)) {
      const bounded = one.trim()
      if (bounded === '' || notNames.test(bounded)) continue
      const known = bounds.get(bounded)
      if (known && !(hasParts && high > known.high)) continue
      const limits = isTotal || (isCounted && isCountable(bounded, high)) ? 'size' : kindOf(bounded)
      bounds.set(bounded, {
        name: bounded,
        high,
        ...(low !== undefined && Number.isFinite(low) && { low }),
        limits,
        ...(isTotal && { isTotal }),
      })
    }
  }
  const sentences = plain
    .split(/\n|(?<=[.!?;])\s(?!\d)/)
    .filter((sentence) => signal.test(sentence))
  for (const long of sentences.slice(0, maxSentences)) {
    const sentence = long.slice(0, maxSentence)
    for (const { listed, high, low, ...rest } of sureLimitsIn(sentence, value)) {
      add(listed, high, low, rest)
    }
    const rest = sentence.replace(sides, ' ')
    for (const { listed, high } of countsIn(rest, value)) {
      if (!isKnown(high)) add(listed, high, undefined, { isCounted: true })
    }
    for (const high of namelessIn(rest, value))
      if (!isKnown(high)) add(`values up to ${high}`, high)
  }
  return [...bounds.values()]
}

interface Reading {
  listed: string
  high: number
  low?: number
  isTotal?: boolean
  isCounted?: boolean
}
type Value = (written: string) => number

/** The limits that a sentence states outright, with the name of what they limit. */
function* sureLimitsIn(sentence: string, value: Value): Generator<Reading> {
  for (const [, what = '', high = ''] of sentence.matchAll(total)) {
    yield { listed: `sum of ${what.replace(/^of /, '')}`, high: value(high), isTotal: true }
  }
  for (const { listed, low, high } of chainsIn(sentence)) {
    yield {
      listed,
      high: high.isStrict ? value(high.text) - 1 : value(high.text),
      low: low === undefined ? undefined : value(low),
    }
  }
  for (const [, listed = '', high = ''] of sentence.matchAll(measured)) {
    yield { listed, high: value(high) }
  }
  for (const [, ...found] of sentence.matchAll(sides)) {
    const [rows = '', columns = ''] = found.filter((one) => one !== undefined)
    yield { listed: 'rows', high: value(rows) }
    yield { listed: 'columns', high: value(columns) }
  }
  for (const [, high = '', extent = ''] of sentence.matchAll(extents)) {
    const listed = extentNames[extent.toLowerCase()] ?? 'length'
    if (value(high) >= 10) yield { listed, high: value(high) }
  }
  for (const [, high = ''] of sentence.matchAll(ofThem)) {
    if (value(high) >= 10) yield { listed: 'elements', high: value(high) }
  }
  for (const [, listed = '', high = ''] of sentence.matchAll(ofLength)) {
    if (value(high) >= 100) yield { listed, high: value(high) }
  }
  for (const { regex, name: at, low, high } of phrases) {
    for (const found of sentence.replace(sides, ' ').matchAll(regex)) {
      const strict = low === undefined && isStrict.test(found[0]) ? 1 : 0
      yield {
        listed: found[at] ?? '',
        high: value(found[high] ?? '') - strict,
        low: low === undefined ? undefined : value(found[low] ?? ''),
        // A noun right after its number is what's counted.
        isCounted: at > high,
      }
    }
  }
}

/** How many there are of what a sentence counts. */
function* countsIn(sentence: string, value: Value): Generator<Reading> {
  for (const [, high = '', listed = ''] of sentence.matchAll(counted)) {
    const isSize = kindOf(listed) === 'size' || isCountable(listed, value(high))
    if (value(high) >= 10 && isSize) yield { listed, high: value(high) }
  }
  for (const [, high = '', listed = ''] of sentence.matchAll(countedLoosely)) {
    if (value(high) >= 200 && isCountable(listed, value(high))) {
      yield { listed, high: value(high) }
    }
  }
}

/** Limits, at least 9 (“below 10”), that a sentence sets without naming what they limit. */
function namelessIn(sentence: string, value: Value): number[] {
  const atMost = [...sentence.matchAll(nameless)].map(
    ([all, high = '']) => value(high) - (isStrict.test(all) ? 1 : 0),
  )
  const ranges = [...sentence.matchAll(namelessRange)].map(([, , high = '']) => value(high))
  const integers = [...sentence.matchAll(machineInteger)].map(
    ([, bits]) => 2 ** (Number(bits) - 1) - 1,
  )
  const extremes = [...sentence.matchAll(extreme)].map(([, ...found]) =>
    value(found.find((one) => one !== undefined) ?? ''),
  )
  return [...atMost, ...ranges, ...integers, ...extremes].filter((high) => high >= 9)
}

/** Words that the phrases would mistake for names. */
const notNames =
  /^(and|or|the|in|of|per|on|is|are|be|it|its|to|a|an|at|each|that|which|will|can|all|any|this|there|they|you|we|he|she|their|with|for|has|have|also|where|if|then|so|time|times|test|bits?|seconds?|minutes?|ms|mb|decimal|not|range|from|between|most|inclusive|both|because|long|large|big|high|and|than|one|two|numbered|labeled)$/i

/** Words between a limit and its number: “at most, say, 500”, “5,000 or so entries”. */
const hedges =
  /(?<=\b(?:at most|up to|more than|than|below|under|max|maximum of|of))(?:,? (?:maybe|perhaps|say|possibly|roughly|approximately|approx\.?|and including|something like),?)(?= [~\d]| (?:a|one|two|three|half|ten|fifty)\b)| or (?:so|more)(?= [a-z]+)/gi

/** Writes signs and powers in one way, and joins ranges that span two lines. */
function normalized(text: string): string {
  const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
  return (
    text
      .replace(/\\(?:leqslant|leq|le)\b|&le;|&lt;=|≤|⩽|=</g, '<=')
      .replace(/\\(?:geqslant|geq|ge)\b|&ge;|&gt;=|≥|⩾/g, '>=')
      .replace(/\\lt\b|&lt;/g, '<')
      .replace(/\\gt\b|&gt;/g, '>')
      .replace(/\\[,;!]|\{,\}/g, ',')
      .replace(/[$`]|\\text\{|\\[lr]?dots|<\/?(?:sub|code|strong|b|em|i)>/g, '')
      .replace(/<sup>(\d+)<\/sup>/g, '^$1')
      .replace(/[−–—]/g, '-')
      // `min(n, 100)` is at most the number.
      .replace(/\bmin\(\s*[a-z][\w.|]{0,20}\s*,\s*(\d[\d^*·]{0,12})\s*\)/gi, '$1')
      .replace(/\((?:the|its|total) [a-z ]{3,40}\) (?=is|are|can|does|will|never)/gi, '')
      .replace(new RegExp(`[${superscripts}]+`, 'g'), (digits) => {
        return `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`
      })
      .replace(/[€£](?=\d)/g, '')
      .replace(hedges, '')
      .replace(/[~≈](?=\s?\d)/g, 'about ')
      .replace(/(\d)(?:\+|-odd|-ish)(?=\s[a-z])/gi, '$1')
      .replace(
        /\b\w+ or (?=(?:two|three|four|five|six|eight|ten) (?:hundred|thousand|million)\b)/gi,
        '',
      )
      .replace(/^[ \t]*[-*•·][ \t]+/gm, '')
      // Only from a run's start: from each of its characters, long runs would take quadratic time.
      .replace(/(?<!\s)[^\S\n]*\n\s*(?=[<>]=?)/g, ' ')
      .replace(/([<>]=?)\s*\n\s*/g, '$1 ')
      .replace(/(\b10)\n(\d{1,2})(?=\n|$)/g, '$1^$2')
      .replace(/[^\S\n]+/g, ' ')
  )
}

interface Limit {
  listed: string
  low?: string
  high: { text: string; isStrict: boolean }
}

/** Limits in chains such as `1 <= k <= n < 10^5`, in either direction. */
function chainsIn(sentence: string): Limit[] {
  const parts = sentence.split(/([<>]=?)/)
  const limits: Limit[] = []
  let chain: string[] = []
  const close = () => {
    limits.push(...limitsOf(chain))
    chain = []
  }
  for (let i = 1; i < parts.length; i += 2) {
    const [left = '', sign = '', right = ''] = parts.slice(i - 1, i + 2)
    if (chain.length === 0) {
      const first = atEnd.exec(left)?.[1]
      if (first === undefined) continue
      chain.push(first)
    }
    const isMiddle = i + 2 < parts.length && whole.test(right)
    const next = isMiddle ? right.trim() : atStart.exec(right)?.[1]
    if (next === undefined) {
      close()
      continue
    }
    chain.push(sign, next)
    if (!isMiddle) close()
  }
  close()
  return limits
}

/** `chain` alternates operands and signs. */
function limitsOf(chain: readonly string[]): Limit[] {
  if (chain.length < 3) return []
  const isDown = chain.some((part) => /^>=?$/.test(part))
  if (isDown && chain.some((part) => /^<=?$/.test(part))) return []
  const upward = isDown ? [...chain].reverse() : chain
  const limits: Limit[] = []
  for (let i = 0; i < upward.length; i += 2) {
    const listed = upward[i] ?? ''
    if (isNumber.test(listed)) continue
    const isBelow = (j: number) => j > i && j % 2 === 0 && isNumber.test(upward[j] ?? '')
    const top = upward.findIndex((_, j) => isBelow(j))
    if (top < 0) continue
    const isStrict = upward.slice(i, top).some((part) => part === '<' || part === '>')
    const low = upward.slice(0, i).findLast((part, j) => j % 2 === 0 && isNumber.test(part))
    limits.push({
      listed,
      ...(low !== undefined && { low }),
      high: { text: upward[top] ?? '', isStrict },
    })
  }
  return limits
}

const sizeWords =
  /length|size|len\(|\|\w+\||count|number of|\brows?\b|\bcols?\b|columns?|height|width|^(?:num|count)(?:Of|_)/i
const valueWords =
  /\[|_|val\b|value|weight|cost|price|target|amount|sum\b|capacity|budget|limit|time|age|score|speed|distance|profit|coordinate|temperature|salary|duration|start|end|left|right|node\.val|deadline|toll/i
const sizeNames = oneOf(
  '',
  'n|m|r|c|h|w|q|t|v|e|N|M|Q|T|R|C|H|nodes?|vertices|edges?|elements?|numbers|integers|items?',
  'words?|strings?|characters?|chars|letters?|symbols|cities|towns|people|persons|points',
  'queries|intervals|tasks|jobs|coins|cells|lines|rows|columns|records|entries|students|users',
  'customers|orders|operations|calls|commands|requests|events|houses|stations|stops|roads',
  'flights|routes|servers|files|packages|boxes|bricks|books|cards|players|teams|employees',
  'meetings|courses|days|hours|weeks|houses|buildings|stones|trees|bars|segments|pairs|steps',
  'stairs|moves|tiles|shelves|lamps|rooms|guests|visitors|transactions|messages|values',
  'readings|measurements|samples|products|sensors|devices|warehouses|trucks|passengers',
  'positions|pieces|tests|names|tickets|bridges|cables|pipes|islands|friends|members',
  'candidates|photos|songs|pages|blocks|bytes|parcels|levels|jars|piles|cows|animals|towers',
  'mountains|villages|junctions|intersections|machines|computers|processes|locations|shops',
  'stores',
)

/** Units that measure something other than the amount of input. */
const units =
  /^(kgs?|kilograms?|kilos?|grams?|tons?|tonnes?|pounds|m|cm|km|meters?|metres?|kilometers?|miles?|feet|inches|liters?|litres?|degrees?|percent|dollars?|euros?|cents?|bucks|units?|credits?|seconds?|minutes?|hours?|years?|months?|weeks?|times|megabytes?|kilobytes?|bits?|ms|mb|kb|gb)$/i

/** Whether such a count, for example “60 crates”, is an amount of input. */
function isCountable(noun: string, count: number): boolean {
  if (/^digits?$/i.test(noun)) return count >= 25
  const isPlural =
    /[^su]s$/i.test(noun) || /^(people|children|men|women|data|mice|vertices)$/i.test(noun)
  return isPlural && !units.test(noun)
}

function kindOf(bounded: string): Bound['limits'] {
  // One of many, such as `height[i]`.
  if (bounded.endsWith(']')) return 'value'
  if (sizeWords.test(bounded) || /^num[A-Z]/.test(bounded)) return 'size'
  if (valueWords.test(bounded)) return 'value'
  return sizeNames.test(bounded) ? 'size' : 'value'
}
