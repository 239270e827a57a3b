import { firstWords } from '@wize/kit/i18n/first-words.ts'
import type { Example } from '#contracts/analyze.ts'
import { type Bound, boundsOf } from './bounds.ts'
import { examplesByAssignment, examplesByCall, examplesByTable } from './data-examples.ts'
import { hasPowers, withPowers } from './numbers.ts'
import { examplesInProse } from './prose-examples.ts'
import { examplesByRun, examplesBySession } from './session-examples.ts'

/** What the text of a problem says. */
export interface Statement {
  /** The original text. */
  text: string
  title: string
  /** If the statement states it. */
  difficulty?: 'Easy' | 'Medium' | 'Hard'
  /** The whole text in lower case with single spaces, without the examples' data. */
  prose: string
  constraints: string[]
  bounds: Bound[]
  /** Empty if the statement doesn't say. */
  inputFormat: string
  outputFormat: string
  examples: Example[]
  /** Whether the examples are sentences, which are easily misread. */
  areExamplesInProse: boolean
}

/** How much of a statement is searched, in characters. */
const maxProse = 6_000

type Label = 'constraints' | 'input' | 'output' | 'example' | 'explanation' | 'note' | 'text'

interface Section {
  label: Label
  /** Whether the heading itself announces data, as in “Sample input”. */
  isSample: boolean
  text: string
}

/** “Sample 1 Input”, “Example input #2”, “Expected output”, “Input description (stdin)”. */
const numbering = String.raw`(?:\s*[#(]?\d{1,2}\)?)?`
const about = String.raw`(?: (?:format|specification|description|data|file|example|sample))?(?: \([a-z ]{1,25}\))?`
const kindsOfSample = `(?:(?:sample|example|expected|test|case)(?: case| test)?${numbering}:? )?(?:standard )?`
const heading = new RegExp(
  String.raw`^[\s>*#_-]*(?<name>constraints?|limits|bounds|limitations|${kindsOfSample}(?:inputs?|outputs?)${about}|examples?|samples?(?: tests?)?|test cases?|explanations?|notes?|follow[- ]?up|task|problem|problem statement|description|returns?)${numbering}\s*[*_]*\s*(?:[:：][*_]*|$)(?<rest>.*)$`,
  'i',
)

function labelOf(name: string): Label {
  const word = name.toLowerCase()
  if (/constraint|limit|bound/.test(word)) return 'constraints'
  if (/input/.test(word)) return 'input'
  if (/output|return/.test(word)) return 'output'
  if (/^explanation/.test(word)) return 'explanation'
  if (/^(example|sample|test case)/.test(word)) return 'example'
  if (/^(note|follow)/.test(word)) return 'note'
  return 'text'
}

/** “Input: x = 3. Output: 7.” on one line. */
const inputAndOutput =
  /\binput\s*[:=]\s*(?<input>\S.*?)[\s.;,|`]+(?:[-=]+>|[→⇒])?\s*(?:expected )?(?:output|result|answer)\s*[:=]\s*(?<output>.*?)[.;`]?$/i

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ label: 'text', isSample: false, text: '' }]
  // “Input: …” with data behind it, more than once, can't be a format.
  const arePairs = (text.match(/^input: \S/gim) ?? []).length > 1
  const add = (label: Label, content: string, isSample = false) =>
    sections.push({ label, isSample, text: content })
  for (const line of text.split('\n')) {
    const pair = inputAndOutput.exec(line)?.groups
    const found = heading.exec(line)?.groups
    if (pair) {
      add('input', pair.input ?? '')
      add('output', pair.output ?? '')
      add('note', '')
    } else if (found?.name !== undefined) {
      const isPair = arePairs && /^(?:input|output)$/i.test(found.name)
      const isSample = isPair || /sample|example|expected|test|case/i.test(found.name)
      add(labelOf(found.name), found.rest ?? '', isSample)
    } else {
      const last = sections.at(-1)
      if (last) last.text += `\n${line}`
    }
  }
  return sections.map((section) => ({ ...section, text: withoutFences(section.text) }))
}

const withoutFences = (text: string) =>
  text
    .replace(/^\s*```.*$/gm, '')
    .replace(/^\n+|\s+$/g, '')
    .replace(/^[ \t]*`([^`\n]+)`[ \t]*$/gm, '$1')
    .trim()

/** Whether a text is data instead of a sentence: it has a named value, or hardly any words. */
function looksLikeData(text: string): boolean {
  const first = (text.trim().split('\n')[0] ?? '').slice(0, 300)
  if (/≤|<=/.test(first) && !/["']/.test(first)) return false
  if (/^[a-z_]\w*\s*=\s*\S/i.test(first)) return true
  if (/^["'[\]{}()\d.#\-+]/.test(first) && !/[a-z]{3,} [a-z]{2,} [a-z]{2,}/i.test(first))
    return true
  return first !== '' && first.split(/\s+/).length <= 3 && !/[.:]$/.test(first)
}

/**
 * The first paragraph if it's data followed by prose, or everything if all of it is data. Of the
 * first one, a sentence behind the data doesn't count. The rest is prose.
 */
function splitData(text: string): { data: string; rest: string } {
  const paragraphs = text.split(/\n\s*\n/)
  const lines = (paragraphs[0] ?? '').split('\n')
  const end = lines.findIndex((line, i) => i > 0 && isSentence(line))
  if (end > 0) {
    const rest = [lines.slice(end).join('\n'), ...paragraphs.slice(1)]
    return { data: lines.slice(0, end).join('\n').trim(), rest: rest.join('\n\n') }
  }
  const next = paragraphs.findIndex((paragraph, i) => i > 0 && !looksLikeData(paragraph))
  const count = next < 0 ? paragraphs.length : next
  return {
    data: paragraphs.slice(0, count).join('\n').trim(),
    rest: paragraphs.slice(count).join('\n\n'),
  }
}

const isSentence = (line: string) =>
  /^\s*[A-Z][a-z]*['’]?[a-z]*(?: [\w'’,()-]+){4,}.*[.!?:]\s*$/.test(line) &&
  !/^\s*\w+\s*=/.test(line)

/** Writes lists as JSON does: `{1, 2}` and `['a']` become `[1, 2]` and `["a"]`. */
function withJsonLists(data: string): string {
  // Braces alone may be a text of brackets.
  const isList = /^(?:[^"'“{]*=\s*\{[\s\d{},.-]*\}|\s*\{[\s{}]*-?\d[\s\d{},.-]*\})/
  const lists = isList.test(data) ? data.replaceAll('{', '[').replaceAll('}', ']') : data
  const quotes = lists.replace(/[“”]/g, '"')
  if (!/^\s*\[.*'/s.test(quotes) || quotes.includes('"')) return quotes
  const json = quotes.replaceAll("'", '"')
  try {
    JSON.parse(json)
    return json
  } catch {
    return quotes
  }
}

/** Every program tried runs on each example, and other requests wait meanwhile. */
const maxExamples = 10

/** `arr[] = …`, as in C. */
const cStyleName = /\b([A-Za-z_]\w*)(?: ?\[ ?\]){1,2}(?= ?[=:] ?[[{"'\d-])/g

/** Separates a statement's prose from its data. */
function sortedSections(problemText: string) {
  // Long runs of spaces mean nothing and slow down regular expressions.
  const text = problemText
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n(?: ?\n)+/g, '\n\n')
    .replace(/[−–]/g, '-')
    .replace(cStyleName, '$1')
  const examples: Partial<Example>[] = []
  const constraints: string[] = []
  const prose: string[] = []
  let inputFormat = ''
  let outputFormat = ''
  let isInExample = false
  const sections = sectionsOf(text)
  // “Input” alone describes the format when there's a “Sample input” with data.
  const hasSamples = sections.some(({ label, isSample }) => label === 'input' && isSample)

  for (const { label, isSample, text: content } of sections) {
    const current = examples.at(-1)
    const isData =
      isSample || (isInExample && content !== '') || (!hasSamples && looksLikeData(content))
    if (label === 'example') {
      isInExample = true
      const { found, rest } = examplesByLine(content)
      examples.push(...found)
      // “Example: for [1, 2] it is 3” is a sentence, which may say more.
      prose.push(rest)
    } else if (label === 'input' && isData) {
      const { data, rest } = splitData(content)
      examples.push({ input: withJsonLists(data) })
      prose.push(rest)
    } else if (label === 'output' && current?.output === undefined && current && isData) {
      const { data, rest } = splitData(content)
      current.output = withJsonLists(data)
      // A mail goes on behind its example.
      prose.push(rest)
    } else if (label === 'explanation') {
      const [first = '', ...others] = content.split(/\n\s*\n/)
      if (current) current.explanation ??= first.replace(/\s+/g, ' ')
      prose.push(others.join('\n\n'))
    } else if (label === 'constraints') {
      constraints.push(...listOf(content))
      isInExample = false
    } else {
      if (label === 'input') inputFormat ||= sentence(content)
      if (label === 'output') outputFormat ||= sentence(content)
      if (label !== 'note') isInExample = false
      prose.push(content)
    }
  }

  return {
    text,
    sections,
    examples,
    constraints,
    body: prose.join('\n'),
    inputFormat,
    outputFormat,
  }
}

const proseFrom = (body: string) =>
  body.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, maxProse)

/** Reads only the prose, in a third of the time that `readStatement` takes. */
export const proseOf = (problemText: string) => proseFrom(sortedSections(problemText).body)

/** Reads a statement in any of the usual formats. Never throws; what's missing stays empty. */
export function readStatement(problemText: string): Statement {
  const { text, sections, examples, constraints, body, inputFormat, outputFormat } =
    sortedSections(problemText)
  const whole = examples.filter(
    (example): example is Example => !!example.input && example.output !== undefined,
  )
  const asData = [
    examplesByRun,
    examplesBySession,
    examplesByCall,
    examplesByTable,
    examplesByArrow,
  ]
    .map((read) => read(text))
    .find(({ length }) => length > 0)
  const fromProse = asData || isLabeled(sections) ? [] : readProse(text)
  const areExamplesInProse = fromProse.length > whole.length
  const others = asData ?? fromProse
  if (others.length > whole.length) whole.splice(0, whole.length, ...others)
  const powersAreWritten = hasPowers(text)
  const stated = constraints.length > 0 ? constraints : sentencesWithBounds(body)
  return {
    text: problemText,
    title: titleOf(text),
    difficulty: statedDifficulty(text),
    prose: proseFrom(body),
    constraints: stated.map((line) => withPowers(line, powersAreWritten)),
    bounds: boundsOf([...constraints, body].join('\n')),
    inputFormat,
    outputFormat: outputFormat || askedFor(body),
    examples: whole.slice(0, maxExamples),
    areExamplesInProse,
  }
}

/** Examples in sentences. What's named is clearer than what has to be guessed. */
function readProse(text: string): Example[] {
  const assigned = examplesByAssignment(text)
  return assigned.length > 0 ? assigned : examplesInProse(text)
}

/** Whether inputs and outputs have headings of their own. */
const isLabeled = (sections: readonly Section[]) =>
  ['input', 'output'].every((wanted) =>
    sections.some(({ label, text }) => label === wanted && text !== ''),
  )

/** Lines such as `[1, 2], 3 -> 4` and `n = 3, answer = 5`, and the rest of the text. */
function examplesByLine(text: string): { found: Example[]; rest: string } {
  const found: Example[] = []
  const rest = text.split('\n').filter((line) => {
    const [, input = '', output = ''] =
      /^\s*(?:[-*•]\s+)?(\S.*?)[,;.]?\s*(?:->|→|=>|⟶|\b(?:expected |the )?(?:answer|output|result|expected)\s*(?:=|:|is\b))\s*(\S.*?)\.?$/.exec(
        line,
      ) ?? []
    const isExample = input !== '' && looksLikeData(input) && !/->|→|=>/.test(output)
    if (isExample) found.push({ input: input.trim(), output: output.trim() })
    return !isExample
  })
  return { found, rest: rest.join('\n') }
}

const isValue = (text: string) =>
  /^(?:["'[{(]|-?\d|[a-z_]\w* ?= ?\S|(?:true|false|yes|no)\b)/i.test(text)

/** A paragraph with an example a line, such as `12 -> 3`. */
function examplesByArrow(text: string): Example[] {
  const [most = []] = text
    .split(/\n\s*\n/)
    .map((paragraph) => examplesByLine(paragraph))
    .filter(({ rest }) => rest.trim() === '')
    .map(({ found }) =>
      // “-> 2 (the first two)” has a remark.
      found.map(({ input, output }) => ({ input, output: output.replace(/\s+\([^()]*\)$/, '') })),
    )
    .filter((found) => found.every(({ input, output }) => isValue(input) && isValue(output)))
    .sort((a, b) => b.length - a.length)
  return most.length > 1 ? most : []
}

const listOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[*•·>-]\s+|•)/, '').trim())
    .filter((line) => line !== '')

const sentence = (text: string) => text.replace(/\s+/g, ' ').trim()

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z([])|\n\s*\n|\n(?=[-*•])/)
    .map(sentence)
    .filter((part) => part !== '')

function sentencesWithBounds(text: string): string[] {
  return sentencesOf(text)
    .filter((part) => boundsOf(part).length > 0)
    .map((part) => part.replace(/^[\s*•·-]+/, ''))
}

/** The sentence that says what to return. */
function askedFor(text: string): string {
  const asks =
    /\b(return|print|output|find|compute|determine|count|calculate|report|decide|tell|what is|how many|give)\b/i
  // “[2, 7] must give 9” is an example.
  const found = sentencesOf(text).filter((part) => asks.test(part) && !/^["'[{(\d-]/.test(part))
  return found.find((part) => /\b(return|print|output)\b/i.test(part)) ?? found.at(-1) ?? ''
}

/** Greetings and header lines of emails. */
const isGreeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)\b.{0,60}[,!.]?$|(?:from|to|cc|date|sent)\s*:)/i

/** “Difficulty: Medium”, or the word alone in one of the first lines, as practice sites show it. */
function statedDifficulty(text: string): Statement['difficulty'] {
  const lines = text.split('\n').map((line) => line.replace(/[*_#]/g, '').trim())
  const labeled = lines
    .map((line) => /^(?:difficulty|level)\s*[:\-–]\s*(easy|medium|hard)\b/i.exec(line)?.[1])
    .find((word) => word !== undefined)
  const bare = lines.filter((line) => line !== '').slice(0, 4)
  const word =
    labeled ?? bare.find((line) => /^(easy|medium|hard)$/i.test(line)) ?? levelByLetter(bare[0])
  return (['Easy', 'Medium', 'Hard'] as const).find(
    (one) => one.toLowerCase() === word?.toLowerCase(),
  )
}

/** The problems of a contest go from easy to hard: “A. Bookshelf” is easy, and the sixth is hard. */
function levelByLetter(title = ''): string | undefined {
  const [, letter = ''] = /^(?:problem )?([A-M])[.):] [A-Z][^.?!]{0,60}$/.exec(title) ?? []
  return letter === 'A' ? 'easy' : letter >= 'F' ? 'hard' : undefined
}

function titleOf(text: string): string {
  const line = (
    text
      .split('\n')
      .find((candidate) => candidate.trim() !== '' && !isGreeting.test(candidate.trim())) ?? ''
  )
    .trim()
    .replace(/^(?:subject|re|fwd?)\s*:\s*(?:re\s*:\s*)*/i, '')
  const bare = line
    .replace(/^#+\s*|^\*+|\*+$/g, '')
    .replace(/^(?:problem|title|task)\s*[:.]\s*/i, '')
    .replace(/^\d+[.)]\s+/, '')
    .trim()
  if (
    bare !== '' &&
    bare.length <= 80 &&
    !/[.?!:,]$/.test(bare) &&
    bare.split(/\s+/).length <= 12
  ) {
    return bare
  }
  const first = sentencesOf(bare)[0] ?? bare
  return firstWords(first.replace(/[.:]$/, ''), 70)
}
