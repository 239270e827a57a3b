import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { fill, formatList } from '#i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { printingOf } from './answers.ts'
import { bindingsOf, ownReading } from './binding.ts'
import { meets, type Target, targetOf } from './complexity.ts'
import { type Fit, isProven, isRightOutput } from './evidence.ts'
import type { Kind } from './family.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { type Approach, type Pattern, patterns } from './patterns.ts'
import { bruteForceOf, type Program, programOf, snakeCase } from './programs.ts'
import { type Ranked, rank } from './ranking.ts'
import { runScript } from './running.ts'
import type { Candidate } from './selection.ts'
import { shapeOf } from './shape.ts'
import { skeletonOf } from './skeleton.ts'
import { readStatement, type Statement } from './statement.ts'
import { verdictsOf } from './verdicts.ts'
import { write } from './writing/languages.ts'
import { unreadable, type Writing } from './writing/writing.ts'

export interface CodeRequest {
  approach: string
  problemText: string
  language: Language
  failure?: { actual: string; expected: string } | undefined
}

const maxPatterns = 5
/** Beyond the third, a pattern is named only with at least this confidence. */
const minConfidence = 0.05
const maxApproaches = 4

/** Everything that is known about a problem before it is put in words. */
function study(problemText: string, except?: string) {
  const statement = readStatement(problemText)
  const target = targetOf(statement.bounds, shapeOf(statement).isGrid)
  const { ranked, candidates } = rank(statement, target, except)
  const layouts = layoutsOf(statement.examples, statement.inputFormat)
  const isKnown = candidates.some(({ fit }) => isProven(fit))
  const skeleton =
    shapeOf(statement).isDesign && !isKnown ? skeletonOf(statement, layouts) : undefined
  return {
    statement,
    target,
    candidates,
    layouts,
    skeleton,
    ranked: ranked.length > 0 ? ranked : [fallback()],
  }
}
type Study = ReturnType<typeof study>

/** The last problem that was studied: its programs are asked for next. */
let lastStudied: { problemText: string; studied: Study } | undefined

function studyOnce(problemText: string): Study {
  if (lastStudied?.problemText !== problemText) {
    lastStudied = { problemText, studied: study(problemText) }
  }
  return lastStudied.studied
}

/** What to try when nothing in the statement is known. */
function fallback(): Ranked {
  const pattern = patterns.find(({ id }) => id === 'hashing') as Pattern
  return { pattern, score: 0, confidence: 0, reasons: [words.builtin.noPattern], candidates: [] }
}

const worthTelling = (ranked: readonly Ranked[]) =>
  ranked
    .slice(0, maxPatterns)
    .filter(({ confidence }, index) => index < 3 || confidence >= minConfidence)

/** Analyses a problem by the knowledge base alone. */
export function analyze(problemText: string, except?: string): Analysis {
  const studied = except === undefined ? studyOnce(problemText) : study(problemText, except)
  const { statement, target, ranked } = studied
  const best = ranked[0] as Ranked
  const approaches = approachesOf(studied).map(({ approach }) => approach)
  return {
    engine: 'builtin',
    title: statement.title,
    difficulty: statement.difficulty ?? difficultyOf(ranked, target),
    constraints: statement.constraints,
    input_format:
      statement.inputFormat ||
      describeInput(layoutsOf(statement.examples, statement.inputFormat)[0]) ||
      words.builtin.unstated,
    output_format: statement.outputFormat || words.builtin.unstated,
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
        ? [fill(words.builtin.boundsHint, { reason: target.reason, growth: target.growth })]
        : []),
      ...(best.candidates[0]?.program.family.hints ?? best.pattern.hints),
    ],
    ...(target && {
      complexity: { target: target.growth, reason: withFitting(target, approaches) },
    }),
  }
}

/** Why the target is what it is, and the approach that is fast enough, if one is known to be. */
function withFitting(target: Target, approaches: readonly Offer['approach'][]): string {
  const { reason } = target
  const fast = approaches.findLast(({ time }) => meets(time, target))
  return fast
    ? fill(words.builtin.fastEnough, { reason, approach: fast.name, time: fast.time })
    : reason
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
      const bruteForce = { name: words.builtin.bruteForce, ...brute }
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
  // Each name leads to one program, and to one that there is where two have the name.
  return offers.filter(({ approach: { name } }, i) => {
    const place = (isWanted: (offer: Offer) => boolean) =>
      offers.findLastIndex((offer) => offer.approach.name === name && isWanted(offer))
    const withProgram = place(({ program }) => program !== undefined)
    return i === (withProgram >= 0 ? withProgram : place(() => true))
  })
}

/** The likeliest program that gives the expected output for every example, whatever its pattern. */
function provenOffer(candidates: readonly Candidate[]): Offer | undefined {
  const candidate = candidates.find(({ fit, score }) => isProven(fit) && score > 0)
  const pattern = patterns.find(({ id }) => id === candidate?.program.family.patterns[0])
  if (!candidate || !pattern) return undefined
  const { program } = candidate
  return { approach: plain(program.approach), pattern, program, candidate }
}

/** The best pattern's approaches; a close second adds its best one before the last. */
function approachesOf({ ranked, candidates, skeleton }: Study): Offer[] {
  const [first, second] = ranked
  if (!first) return []
  if (skeleton) {
    const pattern = patterns.find(({ id }) => id === 'design') ?? first.pattern
    const frame = { approach: plain(skeleton.approach), pattern, program: skeleton }
    return [...offersOf(first).slice(0, maxApproaches - 1), frame]
  }
  const offers = offersOf(first)
  const isClose = second && second.score >= 0.7 * first.score
  const other = isClose && offersOf(second).findLast(({ program }) => program)
  const isNew =
    other &&
    !offers.some(
      ({ approach, program }) =>
        approach.name === other.approach.name || program?.family === other.program?.family,
    )
  if (isNew && offers.length < maxApproaches) offers.splice(-1, 0, other)
  const proven = provenOffer(candidates)
  if (!proven) return offers
  // What is known to work is what to end up with.
  const others = offers.filter(
    ({ approach, candidate, isBruteForce }) =>
      approach.name !== proven.approach.name &&
      (candidate?.program !== proven.program || isBruteForce),
  )
  return [...others.slice(0, maxApproaches - 1), proven]
}

function difficultyOf([first, second]: readonly Ranked[], target: Target | undefined) {
  let points: number = first?.pattern.level ?? 2
  if (target && target.size >= 100_000) points += 0.3
  if (target && target.size <= 100) points -= 0.4
  if (first && second && second.score >= 0.85 * first.score && second.pattern.level > 1)
    points += 0.3
  return points < 1.6 ? 'Easy' : points < 2.7 ? 'Medium' : 'Hard'
}

const kindNames: Record<Kind, string> = words.builtin.kinds

function describeInput(layout: Layout | undefined): string {
  if (!layout) return ''
  if (layout.form === 'calls') return words.builtin.calls
  const values = layout.slots.map(({ name, kinds }) =>
    fill(words.builtin.value, { name, kind: kindNames[kinds[0] ?? 'text'] }),
  )
  return fill(words.builtin.input, { values: values.join(', ') })
}

/** Writes the program of the approach, with the statement's own input where it suits. */
export function generateCode(request: CodeRequest): GeneratedCode {
  const { language, problemText } = request
  const studied = studyOnce(problemText)
  const { statement } = studied
  const notes: string[] = []
  const { offer, program } = programFor(request, studied, notes)
  if (program === studied.skeleton) return writeSkeleton(program, offer, studied, language)
  const candidate =
    offer.candidate ?? studied.candidates.find((known) => known.program.id === program.id)
  const fit = usableFit(candidate?.fit, program, statement)
  if (fit && fit.binding.unused.length > 0) {
    notes.push(fill(words.builtin.unused, { names: formatList(fit.binding.unused) }))
  }
  if (!fit && statement.examples.length > 0) {
    notes.push(fill(words.builtin.otherInput, { input: ownInput(program) }))
  }
  const writing = fit ? writingFor(fit, program) : unfitWriting(program, statement)
  const checked = fit && check(writing, fit, statement.examples, notes, language)
  if (statement.examples.length === 0) {
    notes.push(fill(words.builtin.noExamples, { does: program.does, input: ownInput(program) }))
  }
  if (request.failure) {
    const { actual, expected } = request.failure
    notes.push(
      fill(words.builtin.noRewriting, {
        actual: oneLine(actual),
        expected: oneLine(expected),
        entry: nameIn(language, program.entry),
        does: program.does,
      }),
    )
  }
  return answer(writing, offer, statement, notes, language, checked)
}

function writingFor(fit: Fit, program: Program): Writing {
  const { derive } = fit.program
  return {
    program: { ...program, ...(derive && { derive }) },
    header: [],
    printing: fit.printing,
    reading: fit.binding.reading,
    // Only a program that is known to suit the input goes without a guard.
    ...(!isProven(fit) && { isUnsure: true }),
  }
}

/** The program with its own form of input, for there is no other that it is known to take. */
const unfitWriting = (program: Program, { text, examples }: Statement): Writing => ({
  program,
  header: [],
  printing: printingOf(
    examples.map(({ output }) => output),
    undefined,
    verdictsOf(text, examples),
  ),
  reading: ownReading(program),
  isUnsure: true,
})

/** The fit, unless the program that it makes stops on one of the examples. */
function usableFit(
  fit: Fit | undefined,
  program: Program,
  { examples }: Statement,
): Fit | undefined {
  if (!fit || isProven(fit)) return fit
  const writing = writingFor(fit, program)
  const runs = runOn(examples, writing)
  const refusal = unreadable(writing)
  const isUsable = runs.every(({ output }) => output !== undefined && output !== refusal)
  return isUsable ? fit : undefined
}

const runOn = (examples: readonly Example[], writing: Writing) =>
  runScript(
    write('javascript', { ...writing, header: [] }),
    examples.map(({ input }) => input),
    exampleLimit,
  )

/** The frame of a class: its operations are read and called, and the learner writes them. */
function writeSkeleton(
  program: Program,
  offer: Offer,
  { statement, layouts }: Study,
  language: Language,
): GeneratedCode {
  const calls = layouts.find(({ form }) => form === 'calls')
  const [binding] = calls ? bindingsOf(program, calls) : []
  const { examples } = statement
  const writing: Writing = {
    program,
    header: [],
    printing: printingOf(
      examples.map(({ output }) => output),
      calls,
    ),
    reading: binding?.reading ?? ownReading(program),
    isUnsure: true,
  }
  const notes = [fill(words.builtin.skeleton, { name: program.class?.name ?? program.entry })]
  return answer(writing, offer, statement, notes, language, undefined)
}

function answer(
  writing: Writing,
  { approach, pattern }: Offer,
  statement: Statement,
  notes: readonly string[],
  language: Language,
  checked: GeneratedCode['checked'],
): GeneratedCode {
  const whole: Writing = {
    ...writing,
    header: [
      oneLine(statement.title),
      `${approach.name} (${pattern.name}): time ${approach.time}, space ${approach.space}.`,
      ...(notes.length > 0
        ? ['', ...notes.flatMap((note) => wrap(`To do: ${oneLine(note)}`))]
        : []),
    ],
  }
  const code = write(language, whole)
  const isScript = language === 'javascript' || language === 'typescript'
  const { compare } = writing.program
  return {
    engine: 'builtin',
    code,
    language,
    notes: [...notes],
    ...(isScript && { runnable: language === 'javascript' ? code : write('javascript', whole) }),
    ...(compare !== 'exact' && { compare }),
    ...(checked && { checked }),
  }
}

/** The program to write for the approach that was asked for; says in `notes` where it is another. */
function programFor(
  { approach: name, language }: CodeRequest,
  studied: Study,
  notes: string[],
): { offer: Offer; program: Program } {
  const { ranked } = studied
  const found = findOffer(name, studied)
  const offer = found ?? bestOffer(ranked)
  if (!found) {
    notes.push(
      fill(words.builtin.unknownApproach, { approach: name, instead: offer.approach.name }),
    )
  }
  if (offer.isBruteForce && offer.program) {
    const brute = bruteForceOf(offer.program, language)
    if (brute) return { offer, program: brute }
  }
  if (offer.program && !offer.isBruteForce) return { offer, program: offer.program }
  const instead = offersOf(
    ranked.find(({ pattern }) => pattern === offer.pattern) ?? asRanked(offer.pattern),
  ).findLast(({ program, isBruteForce }) => program && !isBruteForce) as Offer
  const [wanted, given] = [offer.approach.name, instead.approach.name]
  notes.push(
    offer.isBruteForce
      ? fill(words.builtin.scriptsOnly, { instead: given })
      : fill(words.builtin.noProgram, { approach: wanted, instead: given }),
  )
  return { offer: instead, program: instead.program as Program }
}

const asRanked = (pattern: Pattern): Ranked => ({
  pattern,
  score: 0,
  confidence: 0,
  reasons: [],
  candidates: [],
})

const bestOffer = ([first]: readonly Ranked[]): Offer =>
  offersOf(first as Ranked).findLast(
    ({ program, isBruteForce }) => program && !isBruteForce,
  ) as Offer

/** The named approach in the likeliest pattern that has it, else the pattern that the name means. */
function findOffer(name: string, studied: Study): Offer | undefined {
  const { ranked } = studied
  const wanted = name.trim().toLowerCase()
  const known = new Set(ranked.map(({ pattern }) => pattern))
  const rest = patterns.filter((pattern) => !known.has(pattern)).map(asRanked)
  const all = [...ranked, ...rest]
  for (const one of [
    approachesOf(studied),
    ...all.map(offersOf),
    ...all.map(({ pattern }) => offersOf(asRanked(pattern))),
  ]) {
    const offer = one.find(({ approach }) => approach.name.toLowerCase() === wanted)
    if (offer) return offer
  }
  const meant = all.find(({ pattern: { name: title, id } }) => {
    const names = [title.toLowerCase(), id, id.replaceAll('-', ' ')]
    return names.some((one) => wanted.includes(one))
  })
  return meant && offersOf(meant).findLast(({ program, isBruteForce }) => program && !isBruteForce)
}

/** Examples larger than this, in characters, are not tried. */
const maxExample = 2_000
/** Time for one example, in ms. */
const exampleLimit = 500

/** Runs the program's JavaScript on the examples. */
function check(
  writing: Writing,
  fit: Fit,
  examples: readonly Example[],
  notes: string[],
  language: Language,
): GeneratedCode['checked'] {
  if (examples.length === 0) return undefined
  if (examples.some(({ input }) => input.length > maxExample)) {
    notes.push(words.builtin.largeExamples)
    return undefined
  }
  const { program } = writing
  const runs = runOn(examples, writing)
  const passes = rightOnes(
    fit,
    program,
    examples,
    runs.map(({ output }) => output),
  )
  const failed = passes.indexOf(false)
  const example = examples[failed]
  if (example) {
    const entry = program.class?.name ?? nameIn(language, program.entry)
    notes.push(
      fill(words.builtin.notQuite, {
        does: program.does,
        number: failed + 1,
        output: oneLine(runs[failed]?.output ?? words.builtin.noAnswer),
        expected: oneLine(example.output),
        entry,
      }),
    )
  }
  return { passed: passes.filter(Boolean).length, total: examples.length, language: 'javascript' }
}

/** For each example, whether the output is right: as stated, or another of several right answers. */
const rightOnes = (
  fit: Fit | undefined,
  { compare }: Program,
  examples: readonly Example[],
  outputs: readonly (string | undefined)[],
): boolean[] =>
  examples.map((stated, example) => {
    const output = outputs[example]
    if (output === undefined) return false
    if (isSameOutput(output, stated.output, compare)) return true
    return fit !== undefined && isRightOutput(fit, { example, output })
  })

/** Judges what a program written for the request printed for the first examples, in any language. */
export function judge(request: CodeRequest, outputs: readonly (string | undefined)[]): boolean[] {
  const studied = studyOnce(request.problemText)
  const { program } = programFor(request, studied, [])
  const candidate = studied.candidates.find((known) => known.program.id === program.id)
  const examples = studied.statement.examples.slice(0, outputs.length)
  return rightOnes(candidate?.fit, program, examples, outputs)
}

const ownInput = ({ cases }: Program) => `\`${cases[0]?.input ?? ''}\``

const nameIn = (language: Language, entry: string) =>
  language === 'python' || language === 'cpp' ? snakeCase(entry) : entry

/**
 * Text for a comment of one line in any language: no line ends (JavaScript knows two more), and no
 * backslashes, which javac and C++ read even in comments.
 */
const maxNote = 1_000

function oneLine(text: string): string {
  const clean = text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('\\', '/')
    .trim()
  return clean.length <= maxNote ? clean : `${clean.slice(0, maxNote - 1)}…`
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
