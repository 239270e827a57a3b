import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { printingOf } from './answers.ts'
import { meets, type Target, targetOf } from './complexity.ts'
import type { Kind } from './family.ts'
import { bind, printingOf, recogniseInput } from './input.ts'
import { type Approach, type Pattern, patterns } from './patterns.ts'
import { type Program, programOf, snakeCase } from './programs.ts'
import { type Ranked, rank } from './ranking.ts'
import { runScript } from './running.ts'
import type { Candidate } from './selection.ts'
import { shapeOf } from './shape.ts'
import { readStatement, type Statement } from './statement.ts'
import { write } from './writing/languages.ts'
import type { Reading } from './writing/writing.ts'

export interface CodeRequest {
  approach: string
  problemText: string
  language: Language
  failure?: { actual: string; expected: string } | undefined
}

const mostPatterns = 5
/** Beyond the third, a pattern is named only with at least this confidence. */
const leastConfidence = 0.05
const mostApproaches = 4

/** Everything that is known about a problem before it is put in words. */
function study(problemText: string, except?: string) {
  const statement = readStatement(problemText)
  const target = targetOf(statement.bounds, shapeOf(statement).isGrid)
  const { ranked, candidates } = rank(statement, target, except)
  return { statement, target, candidates, ranked: ranked.length > 0 ? ranked : [fallback()] }
}
type Study = ReturnType<typeof study>

/** The last problem that was studied: its programs are asked for next. */
let lastStudied: { problemText: string; studied: Study } | undefined

function studyOnce(problemText: string): Study {
  if (lastStudied?.problemText !== problemText) {
    lastStudied = { problemText, studied: study(problemText) }
  }
}

/** What to try when nothing in the statement is known. */
function fallback(): Ranked {
  const pattern = patterns.find(({ id }) => id === 'hashing') as Pattern
  const says =
    'Nothing in the statement points to a known pattern; one pass that remembers what it has seen is the usual first attempt.'
  return { pattern, score: 0, confidence: 0, reasons: [says] }
}

const worthTelling = (ranked: readonly Ranked[]) =>
  ranked
    .slice(0, mostPatterns)
    .filter(({ confidence }, index) => index < 3 || confidence >= leastConfidence)

/** Analyses a problem by the knowledge base alone. */
export function analyze(problemText: string, except?: string): Analysis {
  const { statement, target, recognised, ranked } = study(problemText, except)
  const best = ranked[0] as Ranked
  const approaches = approachesOf(ranked).map(({ approach }) => approach)
  return {
    engine: 'builtin',
    title: statement.title,
    difficulty: difficultyOf(ranked, target),
    constraints: statement.constraints,
    input_format:
      statement.inputFormat || describeInput(recognised) || 'The statement does not describe it.',
    output_format: statement.outputFormat || 'The statement does not describe it.',
    patterns: worthTelling(ranked).map(({ pattern, confidence, reasons }) => ({
      id: pattern.id,
      name: pattern.name,
      confidence,
      reasons,
    })),
    approaches,
    resources: [...best.pattern.resources, ...(ranked[1]?.pattern.resources.slice(0, 1) ?? [])],
    examples: statement.examples,
    hints: [
      ...(target
        ? [`Begin with the bounds. ${target.reason} Fast enough: up to ${target.growth}.`]
        : []),
      ...(best.candidates[0]?.program.family.hints ?? best.pattern.hints),
    ],
    ...(target && {
      complexity: { target: target.growth, reason: target.reason + fitting(approaches, target) },
    }),
  }
}

/** The approach that is fast enough, if one is known to be. */
function fitting(approaches: readonly Offer['approach'][], target: Target): string {
  const fast = approaches.findLast(({ time }) => meets(time, target))
  return fast ? ` “${fast.name}” takes ${fast.time}, which is fast enough.` : ''
}

/** An approach as it is offered, with the program that takes it. */
interface Offer {
  approach: Pick<Approach, 'name' | 'description' | 'time' | 'space'>
  pattern: Pattern
  program?: Program
  /** How the program suits the statement. */
  candidate?: Candidate
  isBruteForce?: boolean
}

const plain = ({ name, description, time, space }: Offer['approach']) => ({
  name,
  description,
  time,
  space,
})

/** A pattern's approaches, with the programs that suit the statement best in them. */
function offersOf({ pattern, candidates: [best] }: Ranked): Offer[] {
  const last = pattern.approaches.findLastIndex(({ family }) => family !== undefined)
  const offers = pattern.approaches.map((approach, i): Offer => {
    const isBest = best !== undefined && i === last
    if (isBest) {
      const { program } = best
      return { approach: plain(program.approach), pattern, program, candidate: best }
    }
    const isFirst = i === 0 && approach.family === undefined
    if (isFirst && best?.program.family.brute) {
      const { brute } = best.program.family
      const bruteForce = { name: 'Brute force', ...brute }
      return {
        approach: bruteForce,
        pattern,
        program: best.program,
        candidate: best,
        isBruteForce: true,
      }
    }
    const program = approach.family === undefined ? undefined : programOf(approach.family)
    return { approach: plain(approach), pattern, ...(program && { program }) }
  })
  // Each name leads to one program.
  return offers.filter(
    ({ approach }, i) =>
      offers.findLastIndex((other) => other.approach.name === approach.name) === i,
  )
}

/** The best pattern's approaches; a close second adds its best one before the last. */
function approachesOf(ranked: readonly Ranked[]): Approach[] {
  const [first, second] = ranked
  const approaches = [...(first?.pattern.approaches ?? [])]
  const other = second?.pattern.approaches.find(({ family }) => family)
  const isClose = first && second && second.score >= 0.7 * first.score
  const isNew = !approaches.some(
    ({ name, family }) => name === other?.name || family === other?.family,
  )
  if (isClose && other && isNew && approaches.length < mostApproaches) {
    approaches.splice(-1, 0, other)
  }
  return approaches
}

function difficultyOf([first, second]: readonly Ranked[], target: Target | undefined) {
  let points: number = first?.pattern.level ?? 2
  if (target && target.size >= 100_000) points += 0.3
  if (target && target.size <= 100) points -= 0.4
  if (first && second && second.score >= 0.85 * first.score && second.pattern.level > 1)
    points += 0.3
  return points < 1.6 ? 'Easy' : points < 2.7 ? 'Medium' : 'Hard'
}

const kindNames: Record<Kind, string> = {
  int: 'an integer',
  long: 'a large integer',
  number: 'a number',
  bool: 'true or false',
  text: 'a string',
  ints: 'a list of integers',
  longs: 'a list of large integers',
  numbers: 'a list of numbers',
  bools: 'a list of true and false',
  texts: 'a list of strings',
  rows: 'a list of lists of integers',
  textRows: 'a list of lists of strings',
  grid: 'a grid of cells',
  levels: 'a binary tree level by level',
}

function describeInput(recognised: ReturnType<typeof recogniseInput>): string {
  if (!recognised) return ''
  const parts =
    recognised.form === 'values'
      ? recognised.values.map(({ name, kinds }) => `${name} (${kindNames[kinds[0] ?? 'text']})`)
      : recognised.steps.map(({ name, kind }) => `${name} (${kindNames[kind]})`)
  return `As in the examples: ${parts.join(', ')}.`
}

/** Writes the program of the approach's pattern, with the statement's own input where it suits. */
export function generateCode(request: CodeRequest): GeneratedCode {
  const { language, problemText } = request
  const { statement, recognised, printing, ranked } = study(problemText)
  const { pattern, approach } = chooseApproach(request.approach, ranked)
  const best = pattern.approaches.findLast(({ family }) => family) as Approach
  const taken = approach?.family ? approach : best
  const program = programOf(taken.family as string)

  const notes: string[] = []
  if (!approach) {
    notes.push(
      `The built-in engine does not know an approach called “${request.approach}”; this is “${taken.name}”, the nearest it has.`,
    )
  } else if (approach !== taken) {
    notes.push(
      `The built-in engine has no program for “${approach.name}”; this is “${taken.name}” for the same pattern.`,
    )
  }
  const binding = recognised && bind(program, recognised)
  if (binding && binding.unused.length > 0) {
    notes.push(`The program reads but does not use ${binding.unused.join(', ')}.`)
  }
  if (!binding && statement.examples.length > 0) {
    notes.push(
      `The input of the examples does not suit this program, so \`solve\` reads its own: ${ownInput(program)}. Change \`solve\` to read yours.`,
    )
  }
  const reading = binding?.reading ?? ownReading(program)
  const checked = binding
    ? check({ program, header: [], printing, reading }, statement.examples, notes, language)
    : undefined
  if (statement.examples.length === 0) {
    notes.push(
      `No examples could be read in the statement, so the program was not tried on it. It ${program.does}; it reads ${ownInput(program)}.`,
    )
  }
  if (request.failure) {
    notes.push(
      `The built-in engine does not rewrite programs. Compare “${oneLine(request.failure.actual)}” with the expected “${oneLine(request.failure.expected)}” and adapt \`${nameIn(language, program.entry)}\`: this program ${program.does}.`,
    )
  }

  const writing = {
    program,
    printing,
    reading,
    header: [
      oneLine(statement.title),
      `${taken.name} (${pattern.name}): time ${taken.time}, space ${taken.space}.`,
      ...(notes.length > 0
        ? ['', ...notes.flatMap((note) => wrap(`To do: ${oneLine(note)}`))]
        : []),
    ],
  }
  const code = write(language, writing)
  const isScript = language === 'javascript' || language === 'typescript'
  return {
    engine: 'builtin',
    code,
    language,
    notes,
    ...(isScript && {
      runnable: language === 'javascript' ? code : write('javascript', writing),
    }),
    ...(checked && { checked }),
  }
}

/** The named approach in the likeliest pattern that has it, else the pattern that the name means. */
function chooseApproach(
  name: string,
  ranked: readonly Ranked[],
): { pattern: Pattern; approach?: Approach } {
  const wanted = name.trim().toLowerCase()
  const inOrder = new Set([...ranked.map(({ pattern }) => pattern), ...patterns])
  for (const pattern of inOrder) {
    const approach = pattern.approaches.find((candidate) => candidate.name.toLowerCase() === wanted)
    if (approach) return { pattern, approach }
  }
  for (const pattern of inOrder) {
    const names = [pattern.name.toLowerCase(), pattern.id, pattern.id.replaceAll('-', ' ')]
    if (names.some((known) => wanted.includes(known) || known === wanted)) {
      const approach = pattern.approaches.findLast(({ family }) => family)
      if (approach) return { pattern, approach }
    }
  }
  return { pattern: (ranked[0] as Ranked).pattern }
}

function check(
  writing: Parameters<typeof outputsFor>[0],
  examples: readonly Example[],
  notes: string[],
  language: Language,
) {
  if (!areRunnable(examples)) {
    if (examples.length > 0)
      notes.push('The examples are too large to be tried here: run them yourself.')
    return undefined
  }
  const outputs = outputsFor(writing, examples)
  const passes = examples.map(({ output }, i) => isSameOutput(outputs[i] ?? '', output))
  const failed = passes.indexOf(false)
  const example = examples[failed]
  if (example) {
    const entry = nameIn(language, writing.program.entry)
    notes.push(
      `This program ${writing.program.does}, which is not quite what is asked: for example ${failed + 1} it gives ${oneLine(outputs[failed] ?? 'no answer')}, expected ${oneLine(example.output)}. Reading and printing are in place; change the rule in \`${entry}\`.`,
    )
  }
  return { passed: passes.filter(Boolean).length, total: examples.length }
}

const ownReading = ({ params }: Program): Reading => ({
  form: 'values',
  apart: 'names',
  values: params,
  args: params.map(({ name }) => ({ from: name })),
})

const ownInput = ({ cases }: Program) => `\`${cases[0]?.input ?? ''}\``

const nameIn = (language: Language, entry: string) =>
  language === 'python' || language === 'cpp' ? snakeCase(entry) : entry

/**
 * Text for a comment of one line in any language: no line ends (JavaScript knows two more), and no
 * backslashes, which javac and C++ read even in comments.
 */
function oneLine(text: string): string {
  const clean = text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('\\', '/')
    .trim()
  return clean.length <= 120 ? clean : `${clean.slice(0, 119)}…`
}

function wrap(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length > 94) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}
