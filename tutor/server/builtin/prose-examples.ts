import type { Example } from '#contracts/analyze.ts'

/** A value in a sentence, as JSON, or a word that says what the values around it mean. */
type Token = Piece & {
  /** What stands between the token before and this one. */
  gap: string
}

type Value = Token & { type: 'value' }

type Piece =
  | { type: 'value'; json: string; name?: string; isOutputOnly?: boolean; isClearInput?: boolean }
  | { type: 'answer' | 'for' | 'is' | 'stop' }
  /** A verb right before an answer: “[2, 1] has 1”. */
  | { type: 'result' }

/** An example split into its values. */
interface ExampleParts {
  values: { name: string; json: string }[]
  output: string
  /** Whether something else may be meant, so that it must not count for or against a program. */
  isDoubtful: boolean
}

const maxSentence = 1_500
const maxExamples = 5

/** Every example has a list, quoted text, or a number. */
const hasData = /[[\d"“'‘]/

/**
 * Reads examples from sentences such as “for [1, 2, 4] and k = 3 the answer is 2”. Their inputs are
 * rewritten as `values = [1, 2, 4], k = 3`.
 */
export function examplesInProse(text: string): Example[] {
  const sentences = sentencesOf(withBlocksAsLists(text))
  const found: ExampleParts[] = []
  for (let i = 0; i < sentences.length && found.length < maxExamples; i++) {
    if (!hasData.test(sentences[i] ?? '')) continue
    // An example may span up to three sentences.
    for (let length = 1; length <= 3; length++) {
      // A sentence with an example of its own starts a new one.
      const next = sentences[i + length - 1] ?? ''
      if (length > 1 && examplesOf(tokensOf(next)).length > 0) break
      const lastTwo = `${sentences[i + 1] ?? ''} ${next}`
      if (length === 3 && examplesOf(tokensOf(lastTwo)).length > 0) break
      const part = sentences.slice(i, i + length).join(' ')
      if (part.length > maxSentence) break
      const examples = examplesOf(tokensOf(part))
      if (examples.length === 0) continue
      found.push(...examples.filter(({ isDoubtful }) => !isDoubtful))
      i += length - 1
      break
    }
  }
  const inputs = new Set<string>()
  return sameFormExamples(found)
    .filter(({ input }) => !inputs.has(input) && inputs.add(input))
    .slice(0, maxExamples)
}

/**
 * The examples that share a form. If sentences seem to give several forms, the most frequent one
 * wins, and lists and texts count more than numbers. Names come from the first example.
 */
function sameFormExamples(found: readonly ExampleParts[]): Example[] {
  const groups = new Map<string, ExampleParts[]>()
  for (const one of found) {
    const form = one.values.map(({ json }) => formOf(json)).join()
    groups.set(form, [...(groups.get(form) ?? []), one])
  }
  const weight = ([form, list]: [string, ExampleParts[]]) =>
    list.length + (/list|text/.test(form) ? 1.5 : 0)
  const [best] = [...groups].sort((a, b) => weight(b) - weight(a))
  const list = best?.[1] ?? []
  const names = list[0]?.values.map(({ name }) => name) ?? []
  // “None” among numbers may be 0, an empty list, or no answer.
  const isNone = ({ output }: ExampleParts) => /^(?:none|nothing)$/i.test(output)
  const sure = list.every(isNone) ? list : list.filter((one) => !isNone(one))
  return sure.map(({ values, output }) => ({
    input: values.map(({ json }, i) => `${names[i]} = ${json}`).join(', '),
    output,
  }))
}

const formOf = (json: string) =>
  json.startsWith('[') ? 'list' : json.startsWith('"') ? 'text' : 'number'

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\be\.\s?g\.,?/gi, 'eg ')
    .replace(/\bi\.\s?e\.,?/gi, 'ie ')
    .replace(/\bvs\./gi, 'vs')
    .replace(/\b(example|sample|case|test)\s*#?\d{1,2}\s*[:.)]/gi, '$1:')
    .split(
      /(?<=[.!?;])\s+(?=[A-Z"'“`[({])|(?<=[.!?])\s+(?=[a-z]\w* [[("“\d]|\d+ (?:is|gives) ["“'])|(?<=[.!?])\n|\n\s*\n|\n(?=\s*[-*•>]\s)/,
    )
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')

/** Turns lines of cells or numbers into a list. */
function withBlocksAsLists(text: string): string {
  const lines = text.replace(/^\s*```.*$/gm, '').split('\n')
  const out: string[] = []
  for (let i = 0; i < lines.length; ) {
    const block: string[] = []
    while (i + block.length < lines.length && isRow(lines[i + block.length] ?? '', block[0])) {
      block.push((lines[i + block.length] ?? '').trim())
    }
    if (block.length >= 2) {
      out.push(`${listOfRows(block)} `)
      i += block.length
    } else out.push(lines[i++] ?? '')
  }
  return out
    .join('\n')
    .replace(/\n(?=\[)/g, ' ')
    .replace(/\] \n/g, '] ')
}

function isRow(line: string, first: string | undefined): boolean {
  const row = line.trim().replace(/^>\s*/, '')
  const isCells =
    /^[.#*@\w]{2,60}$/.test(row) && /[.#*@01]|^[A-Z]+$/.test(row) && !/^[a-z]+$/i.test(row)
  const isNumbers = /^-?\d+(?:[ ,]+-?\d+)+$/.test(row)
  if (!isCells && !isNumbers) return false
  if (first === undefined) return true
  return isCells ? first.length === row.length : /^-?\d+(?:[ ,]+-?\d+)+$/.test(first)
}

function listOfRows(rows: readonly string[]): string {
  const isNumbers = rows.every((row) => /^-?\d+(?:[ ,]+-?\d+)+$/.test(row))
  return JSON.stringify(isNumbers ? rows.map((row) => row.split(/[ ,]+/).map(Number)) : rows)
}

// Codes such as 007 aren't numbers.
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?!\d)`
const and = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+)`
const quoted = String.raw`(?:"[^"\n]{0,300}"|“[^”\n]{0,300}”|(?<!\w)'[^'\n]{0,300}'(?!\w)|‘[^’\n]{0,300}’)`
const tuple = String.raw`\(\s*${number}(?:\s*,\s*${number})+\s*\)`

const tokenReaders: readonly [RegExp, (found: string) => Piece | undefined][] = [
  // Times of day aren't numbers, and a large limit isn't a value.
  [/\d{1,2}:\d\d(?!\d)/y, () => undefined],
  [
    /(?:at most|up to|no more than|never more than|maximum of|below|under|less than|fewer than|over|about|around|nearly) (?:\d{1,3}(?:,\d{3})+|\d{4,}|10\^\d+)(?!\.?\d)/iy,
    () => undefined,
  ],
  [
    new RegExp(`${tuple}(?:${and}${tuple})+`, 'y'),
    (found) =>
      value(
        JSON.stringify([...found.matchAll(new RegExp(tuple, 'g'))].map(([one]) => numbersIn(one))),
      ),
  ],
  [new RegExp(tuple, 'y'), (found) => value(JSON.stringify(numbersIn(found)))],
  [
    // Two quoted texts joined by “and” are two values. With a comma, or more of them, they're a
    // list.
    new RegExp(String.raw`${quoted}(?:(?:${and}${quoted}){2,}|\s*,\s*${quoted})`, 'y'),
    (found) =>
      value(
        JSON.stringify(
          [...found.matchAll(new RegExp(quoted, 'g'))].map(([one]) => one.slice(1, -1)),
        ),
      ),
  ],
  // “'.' is free” describes cells, not a value.
  [
    /(?<!\b(?:gives?|returns?|prints?|leaves?|becomes?|answer is) )(["'“‘`])[^\w\s()[\]{}]["'”’`]/y,
    () => undefined,
  ],
  [new RegExp(quoted, 'y'), (found) => value(JSON.stringify(found.slice(1, -1)))],
  [/\{\s*-?\d+(?:\s*,\s*-?\d+)*\s*\}/y, (found) => value(JSON.stringify(numbersIn(found)))],
  [/\d{1,3}(?:,\d{3})+(?![\d,])/y, (found) => value(found.replaceAll(',', ''))],
  [
    new RegExp(
      String.raw`${number}(?:\s*,\s*(?:and\s+)?${number}){1,200}(?:,?\s+and\s+${number})?(?![\w^])`,
      'y',
    ),
    (found) => value(JSON.stringify(numbersIn(found))),
  ],
  [
    new RegExp(String.raw`${number}(?: ${number}){1,200}(?![\w^])`, 'y'),
    (found) => value(JSON.stringify(numbersIn(found))),
  ],
  [
    new RegExp(String.raw`${number}(?:\s*(?:->|→)\s*${number}){2,200}`, 'y'),
    (found) => value(JSON.stringify(found.split(/->|→/).map(Number))),
  ],
  // A limit isn't a value.
  [
    /-?\d[\d.,·*^ ]*\s?(?:<=?|≤)|(?:[<>]=?|≤|≥)\s?-?\d[\d.,·*^]*(?:\s?\*\s?\d[\d^]*)?/y,
    () => undefined,
  ],
  [
    /\d+(?:st|nd|rd|th)\b|\d+-(?:[a-z]+)|\d+[a-z]+\b|O\([^)]*\)|\d+\s?\^\s?\d+(?:\s?[-+]\s?\d+(?!\d*\s*[,\]]))?|\d+%/y,
    () => undefined,
  ],
  [
    new RegExp(String.raw`[$€£]?${number}(?![\w^]|\.\d)`, 'y'),
    (found) => value(found.replace(/^[$€£]/, '')),
  ],
  [/(?:->|→|=>|⇒|⟶)/y, () => ({ type: 'answer' })],
  [
    /(?:answer|result|output|outcome|returns?|returned|gives?|giving|gets?|getting|yields?|produces?|prints?|writes|shows|displays|reports|outputs|expect(?:ed|ing)?|want(?! to\b)|should (?:be|come out as|give|return|print|say|get)|would be|comes? (?:out|to)|end up with|works? out to|that['’]?s|leads? to|makes|leaving|leaves|hence|therefore|becomes?|turns? into|stands? at|ends? at)\b/iy,
    () => ({ type: 'answer' }),
  ],
  [
    /(?:has|have|takes?|needs?|contains?|holds?|counts?|allows?|costs|keeps)\b/iy,
    () => ({ type: 'result' }),
  ],
  [/(?:for|given|when|with|if|on|from|of)\b/iy, () => ({ type: 'for' })],
  [/there (?:is|are)\b/y, () => ({ type: 'result' })],
  [/there (?:is|are|were|may be|can be|will be)\b/iy, () => undefined],
  [/(?:is|are|was|it['’]?s|be|equals?|(?:is|are|was)n['’]t)\b|=(?!=)|:/iy, () => ({ type: 'is' })],
  // “In how many ways can "226" be read? In 3 ways.”
  [
    /\?(?=\s(?:(?:in|it|it['’]s|that['’]s|yes|no|true|false)\b[^.?!]{0,30}|\d+(?: [a-z]+)?)(?:[.!?]|$))/iy,
    () => ({ type: 'answer' }),
  ],
  [/\?/y, () => ({ type: 'stop' })],
  [
    /(?:true|false|yes|no|(?<=\b(?:is|are|be|it['’]s|returns?|prints?|gives?|says?|answer)\s|[=:>"]\s?)(?:im)?possible)\b(?! (?:two|more|other|one|longer|matter|need|such|way|repeat|extra|duplicate))/iy,
    (found) => ({ type: 'value', json: found, isOutputOnly: true }),
  ],
  [
    /(?:because|since|as in|namely|using|by taking|instead of|rather than|not)\b/iy,
    () => ({ type: 'stop' }),
  ],
  // “None larger than 5” and “the first one” aren't numbers.
  [
    /(?<!\b(?:top|first|last|next|best|other|these|those|all|least|most)\s)(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:none|nothing)(?! \w+er\b| of\b)|(?<=\b(?:is|are|gives?|returns?|has|be|to|it['’]s)\s(?:just\s|only\s|exactly\s)?|[=:?>]\s?)one)\b/iy,
    (found) => ({ type: 'value', json: numberWord(found), isOutputOnly: true }),
  ],
]

const value = (json: string): Piece => ({ type: 'value', json })

const numbersIn = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const numberWord = (word: string) => {
  const at = words.indexOf(word.toLowerCase())
  return at >= 0 ? String(at) : word
}

/** Removes explanations such as “(3 + 3)” and “(bought at 5)”, but keeps calls and tuples. */
const withoutRemarks = (text: string) =>
  text
    .split(/("[^"\n]{0,300}"|“[^”\n]{0,300}”)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(remark, ' ')))
    .join('')

const remark = /(?<![\w(])\((?!(?:true|false|yes|no)\))(?![^()]*[=[\]"“'])[^()]*[a-z+][^()]*\)/gi

/** Words before a number that make it an input instead of part of the story. */
const introducesInput =
  /(?:^|[=:]|\b(?:for|of|from|with|given|both|like|eg|say|take|if|when)(?: [a-z]+)?(?: is)?)\s*$/i

/** Values and signal words, in order. Everything else in the sentence is skipped. */
function tokensOf(sentence: string): Token[] {
  const text = withoutRemarks(sentence.replaceAll('`', ' '))
  const tokens: Token[] = []
  let at = 0
  let last = 0
  const push = (piece: Piece, end: number) => {
    tokens.push({ ...piece, gap: text.slice(last, at) })
    last = end
  }
  while (at < text.length) {
    const list = text[at] === '[' ? bracketed(text, at) : undefined
    if (list) {
      push({ type: 'value', json: list.json, ...nameBefore(text, at) }, list.end)
      at = list.end
      continue
    }
    const isWordStart = at === 0 || !/[\w.]/.test(text[at - 1] ?? '') || !/\w/.test(text[at] ?? '')
    const piece = isWordStart && readToken(text, at)
    if (piece) {
      const { token, end } = piece
      const before = text.slice(Math.max(0, at - 40), at)
      const goesOn =
        /\band(?: also| he| she)?\s$/i.test(before) && isPlainVerb.test(text.slice(at, end))
      if (token?.type === 'value') {
        const isClearInput = introducesInput.test(before)
        push({ ...token, ...nameBefore(text, at), ...(isClearInput && { isClearInput }) }, end)
      } else if (token && !goesOn) {
        const isAnswer = token.type === 'result' && tokens.at(-1)?.type === 'value'
        push(isAnswer ? { type: 'answer' } : token, end)
      }
      at = end
    } else at++
  }
  return tokens
}

/** “Weights are 2, 3 and are worth 4, 5” says more about the input, not what comes out. */
const isPlainVerb = /^(?:is|are|was|be|has|have|takes?|needs?|contains?|holds?|costs|keeps)$/i

function readToken(
  text: string,
  at: number,
): { token: Piece | undefined; end: number } | undefined {
  for (const [regex, make] of tokenReaders) {
    regex.lastIndex = at
    const [found] = regex.exec(text) ?? []
    if (found !== undefined) return { token: make(found), end: at + found.length }
  }
  return undefined
}

/** Parses the list that starts at a bracket. Words in it may be unquoted. */
function bracketed(text: string, start: number): { json: string; end: number } | undefined {
  let depth = 0
  for (let i = start; i < Math.min(text.length, start + maxSentence); i++) {
    if (text[i] === '[') depth++
    if (text[i] === ']' && --depth === 0) {
      const raw = text.slice(start, i + 1)
      if (isForm(raw, text[start - 1])) return undefined
      const json =
        asJson(raw) ??
        asJson(
          raw.replace(/[A-Za-z_][\w ]*/g, (word) =>
            /^(null|true|false)$/.test(word) ? word : `"${word}"`,
          ),
        )
      return json === undefined ? undefined : { json, end: i + 1 }
    }
  }
  return undefined
}

/**
 * `[start, end]` describes what pairs consist of, and `gas[i]` is one of many. Neither is a value.
 */
const isForm = (raw: string, before = '') =>
  (/\w/.test(before) && /^\[\s*[a-z]\w?(?:\s*[-+]\s*\w+)?\s*\]$/i.test(raw)) ||
  (/^\[\s*[a-z_]\w*(?:\s*,\s*[a-z_]\w*){1,3}\s*\]$/i.test(raw) &&
    (/^\[\s*[a-z]\w?\b/i.test(raw) ||
      /\b(start|from|begin|end|to|key|value|row|col|column|name|id|weight|cost|price|time|index|left|right|before|after|source|target)\b/i.test(
        raw,
      )))

function asJson(raw: string): string | undefined {
  try {
    const quotes = raw.replace(/[“”'‘’]/g, '"')
    // Tuples become lists, except inside quotes.
    const lists = quotes
      .split(/("[^"]*")/)
      .map((part, i) =>
        i % 2 === 1
          ? part
          : part.replaceAll('None', 'null').replaceAll('(', '[').replaceAll(')', ']'),
      )
      .join('')
    JSON.parse(lists)
    return lists
  } catch {
    return undefined
  }
}

const noName = new Set(
  `a an and are as at be being by eg equal equals example expect for from get gets give given gives have here
  if in input instance into is it its just like me of on or our output result return returns say
  should so suppose take that the then this to us was we when where with would you your
  answer following i my one two only over per than there these they
  both but case has got had how means not now consider imagine sample exactly about each every all which
  who e g s t say said call called can could`.split(/\s+/),
)

/** The name of a value: `k = 3`, “prices are 7, 1”, “a budget of 10”. */
function nameBefore(text: string, at: number): { name?: string } {
  const before = text.slice(Math.max(0, at - 60), at)
  const found =
    /([A-Za-z_][\w]*(?:\.\w+)?)\s*(?:=|:|is|are|being|of|as|at|to|was|were|like|reads?|looks? like)?\s*$/i.exec(
      before,
    )
  const isSigned = /[A-Za-z_]\w*\s*=\s*$/.test(before)
  const name = found?.[1]?.replace(/\W/g, '') ?? ''
  if (name === '' || (!isSigned && noName.has(name.toLowerCase()))) return {}
  return { name: name.length <= 20 ? name : name.slice(0, 20) }
}

/** Reads all examples in the tokens, one after the other. */
function examplesOf(tokens: readonly Token[]): ExampleParts[] {
  const examples: ExampleParts[] = []
  let rest = tokens
  while (examples.length < maxExamples) {
    const read = firstExample(rest)
    if (!read) break
    examples.push(read.example)
    rest = rest.slice(read.end)
  }
  return examples
}

interface Read {
  example: ExampleParts
  /** Whether its input includes a list, a text, or a number that's clearly an input. */
  isClearInput: boolean
  /** How many tokens it used. */
  end: number
}

function firstExample(tokens: readonly Token[]): Read | undefined {
  const read =
    verdictBehind(tokens) ??
    answerFirst(tokens) ??
    answerLast(tokens) ??
    firstOfPairs(tokens) ??
    isLast(tokens, 'last')
  return read?.isClearInput ? read : undefined
}

const isVerdict = (token: Token | undefined): token is Value =>
  token?.type === 'value' && /^(?:true|false|yes|no)$/i.test(token.json)

const isListOrText = (token: Token | undefined) => isInput(token) && formOf(token.json) !== 'number'

/** “A is fine (true), B isn't (false)”: a verdict right after a value. */
function verdictBehind(tokens: readonly Token[]): Read | undefined {
  const first = tokens.findIndex(
    (token, i) =>
      isVerdict(token) && isListOrText(tokens.slice(0, i).findLast(({ type }) => type !== 'is')),
  )
  if (first < 0 || tokens.slice(0, first).some(({ type }) => type === 'answer')) return undefined
  // “Yes, so true” gives the verdict twice.
  const next = tokens[first + 1]
  const at = isVerdict(next) ? first + 1 : first
  const output = tokens[at]
  return isVerdict(output) ? readOf(tokens.slice(0, first), at, tokens) : undefined
}

const isInput = (token: Token | undefined): token is Value =>
  token?.type === 'value' && !token.isOutputOnly

/** “the answer for A is B” and “it should return B for A”. */
function answerFirst(tokens: readonly Token[]): Read | undefined {
  const start = tokens.findIndex(({ type }) => type === 'answer')
  const firstValue = tokens.findIndex(isInput)
  if (start < 0 || (firstValue >= 0 && firstValue < start)) return undefined
  const after = tokens.slice(start + 1)
  const skipped = after.findIndex(({ type }) => type !== 'is' && type !== 'answer')
  const next = after[skipped]
  if (next?.type === 'for') {
    const read = isLast(tokens.slice(start + 1), 'first')
    return read && { ...read, end: read.end + start + 1 }
  }
  if (next?.type !== 'value') return undefined
  const forIndex = after.findIndex(({ type }, i) => i > skipped && type === 'for')
  if (forIndex < 0) return undefined
  const stop = after.findIndex(
    ({ type }, i) => i > forIndex && (type === 'answer' || type === 'stop'),
  )
  const given = after.slice(forIndex, stop < 0 ? undefined : stop)
  // With an answer after the inputs as well, “returns 3 for …” isn't the example.
  if (!given.some(isInput) || (stop >= 0 && after[stop]?.type === 'answer')) return undefined
  const read = readOf(given, skipped, after)
  return read && { ...read, end: start + 1 + (stop < 0 ? after.length : stop) }
}

/** “for A the answer is B”. */
function answerLast(tokens: readonly Token[]): Read | undefined {
  for (let i = 1; i < tokens.length; i++) {
    if (tokens[i]?.type !== 'answer') continue
    if (!tokens.slice(0, i).some(isInput)) continue
    const at = tokens.findIndex(
      ({ type }, j) => j > i && (type === 'value' || type === 'for' || type === 'stop'),
    )
    const output = tokens[at]
    if (output?.type !== 'value') continue
    // Unless the sentence with “answer” has already ended, or is a question.
    if (!/[.?!;]\s/.test(output.gap)) return readOf(tokens.slice(0, i), at, tokens)
  }
  return undefined
}

/** Places of values right behind “is”, after something that is given. */
const placesBehindIs = (tokens: readonly Token[]) =>
  tokens.flatMap((token, i) =>
    token.type === 'value' &&
    tokens[i - 1]?.type === 'is' &&
    !/[,.;?!]/.test(token.gap) &&
    tokens.slice(0, i - 1).some(isInput)
      ? [i]
      : [],
  )

/** “A is 1, B is 2”: the first of several examples of the same form. */
function firstOfPairs(tokens: readonly Token[]): Read | undefined {
  const [first, second] = placesBehindIs(tokens)
  if (first === undefined || second === undefined) return undefined
  const [given] = tokens.slice(0, first - 1).filter(isInput)
  const between = tokens.slice(first + 1, second - 1).filter(isInput)
  const isAgain = isListOrText(given) && between.length === 1 && isListOrText(between[0])
  return isAgain ? readOf(tokens.slice(0, first), first, tokens) : undefined
}

/** “with A it is B”: the first or the last value right after “is”. */
function isLast(tokens: readonly Token[], which: 'first' | 'last'): Read | undefined {
  const places = placesBehindIs(tokens)
  const at = which === 'first' ? places[0] : places.at(-1)
  if (at === undefined) return undefined
  // Inputs may follow “is” too, but they can't come after the output.
  if (which === 'last' && tokens.slice(endOfOutput(tokens, at)).some(isInput)) return undefined
  return readOf(tokens.slice(0, at), at, tokens)
}

/** Where the output at a place ends, with what “and” adds to it: “[1, 2] and [2, 1]”, “1 and 3”. */
function endOfOutput(tokens: readonly Token[], at: number): number {
  const output = tokens[at] as Value
  for (let end = at + 1; ; end++) {
    const [next, after] = tokens.slice(end, end + 2)
    const isMore =
      isInput(next) &&
      formOf(next.json) === formOf(output.json) &&
      /^,?\s*(?:and|or|,)\s*$/.test(next.gap)
    // “5 gives 8 and 3 gives 2” begins the next example.
    if (!isMore || after?.type === 'answer' || after?.type === 'is') return end
  }
}

/** The example whose inputs are among `given`, and whose output is at a place. */
function readOf(given: readonly Token[], at: number, tokens: readonly Token[]): Read | undefined {
  const first = tokens[at]
  if (first?.type !== 'value') return undefined
  const inputs = given.filter(isInput)
  const end = endOfOutput(tokens, at)
  const outputs = tokens.slice(at, end) as Value[]
  const output =
    outputs.length === 1 ? first : { ...first, json: `[${outputs.map(({ json }) => json).join()}]` }
  const isClearInput = inputs.some((input) => formOf(input.json) !== 'number' || input.isClearInput)
  const isDoubtful =
    // “1 and 3” may be two places in a list, but for a number it's hardly one answer.
    (outputs.length > 1 && !inputs.some((input) => formOf(input.json) !== 'number')) ||
    outputs.some(({ gap }, i) => i > 0 && /\bor\b/.test(gap)) ||
    hasOwnAnswer(given) ||
    isSameThing(inputs, output)
  const example = exampleOf(inputs, output)
  return {
    example: { ...example, isDoubtful: isDoubtful || example.isDoubtful },
    isClearInput,
    end,
  }
}

/** “A is 14, B is …”: a number behind “is” without a name of its own may be an output. */
const hasOwnAnswer = (given: readonly Token[]) =>
  given.some(
    (token, i) =>
      isInput(token) &&
      token.name === undefined &&
      given[i - 1]?.type === 'is' &&
      given.slice(0, i - 1).some(isInput),
  )

/** “Course 1 needs course 0” names two things of the same kind. */
const isSameThing = (inputs: readonly Value[], { json, name }: Value) =>
  name !== undefined &&
  formOf(json) === 'number' &&
  inputs.some((input) => input.name?.toLowerCase() === name.toLowerCase())

/** With more unnamed values of one form than this, an example is doubtful. */
const maxNameless = 2

function exampleOf(inputs: readonly Value[], output: Value): ExampleParts {
  const used = new Set<string>()
  const nameless = Map.groupBy(
    inputs.filter(({ name }) => name === undefined),
    ({ json }) => formOf(json),
  )
  const named = inputs.map(({ json, name }) => {
    const kind = json.startsWith('[[')
      ? 'rows'
      : json.startsWith('["')
        ? 'words'
        : json.startsWith('[')
          ? 'nums'
          : json.startsWith('"')
            ? 'text'
            : 'k'
    let unique = name ?? kind
    for (let i = 2; used.has(unique); i++) unique = `${name ?? kind}${i}`
    used.add(unique)
    return { name: unique, json }
  })
  const isDoubtful = [...nameless.values()].some(({ length }) => length > maxNameless)
  return { values: named, output: output.json, isDoubtful }
}
