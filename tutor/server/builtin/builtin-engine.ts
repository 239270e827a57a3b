import { fill, formatList } from '@wize/kit/i18n/format.ts'
import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import { type GeneratedCode, proofOfRuns } from '#contracts/generate-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { printingOf } from './answers.ts'
import { bindingsOf, ownReading } from './binding.ts'
import { isTooSlow, meets, type Target, targetOf } from './complexity.ts'
import { sureness } from './confidence.ts'
import { type Fit, isRightOutput, passesExamples } from './evidence.ts'
import type { Kind } from './family.ts'
import { inputText } from './input-text.ts'
import { isKnownProblem } from './known-problem.ts'
import { largestInputFor } from './largest-input.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { type Approach, type Pattern, patterns, withoutRepeats } from './patterns.ts'
import { bruteForceOf, families, type Program, programOf, snakeCase } from './programs.ts'
import { type Evidence, evidenceFor } from './proof.ts'
import { type Ranked, rank } from './ranking.ts'
import { type Run, runScript } from './running.ts'
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
  failure?: { actual: string; expected: string }
}

const maxPatterns = 5
/** After the first three, a pattern needs at least this confidence to be listed. */
const minConfidence = 0.05
const maxApproaches = 4

/** Everything the engine finds out about a problem, before any of it is put into words. */
function analyzeStatement(problemText: string, except?: string) {
  const statement = readStatement(problemText)
  const target = targetOf(statement.bounds, shapeOf(statement).isGrid)
  const { ranked, candidates } = rank(statement, target, except)
  const layouts = layoutsOf(statement.examples, statement.inputFormat)
  const isKnown = candidates.some(({ fit }) => passesExamples(fit))
  const skeleton =
    shapeOf(statement).isDesign && !isKnown ? skeletonOf(statement, layouts) : undefined
  return {
    statement,
    target,
    candidates,
    layouts,
    skeleton,
    ranked: ranked.length > 0 ? ranked : [fallback()],
    /** What is known about programs beyond the examples, by their ids. */
    evidence: new Map<string, Evidence>(),
    /** How long programs took for the largest input, by their ids. */
    times: new Map<string, GeneratedCode['timed']>(),
    /** Programs whose answer at the bounds doesn't fit into the type that they declare, by their ids. */
    tooWide: new Set<string>(),
  }
}
export type StatementAnalysis = ReturnType<typeof analyzeStatement>

/** The latest analysis. Kept because the next request usually asks for one of its programs. */
let lastAnalysis: { problemText: string; analysis: StatementAnalysis } | undefined

export function analyzeOnce(problemText: string): StatementAnalysis {
  if (lastAnalysis?.problemText !== problemText) {
    lastAnalysis = { problemText, analysis: analyzeStatement(problemText) }
  }
  return lastAnalysis.analysis
}

/** Used when nothing in the statement matches a known pattern. */
function fallback(): Ranked {
  const pattern = patterns.find(({ id }) => id === 'hashing') as Pattern
  return { pattern, score: 0, confidence: 0, reasons: [words.builtin.noPattern], candidates: [] }
}

const patternsToShow = (ranked: readonly Ranked[]) =>
  ranked
    .slice(0, maxPatterns)
    .filter(({ confidence }, index) => index < 3 || confidence >= minConfidence)

/** The patterns that an analysis lists, with their shares of the evidence. */
export const shownPatterns = (problemText: string): Ranked[] =>
  patternsToShow(analyzeOnce(problemText).ranked)

/**
 * Analyzes a problem from the knowledge base alone. An evaluation passes the statement's own text
 * as `except`.
 */
export function analyze(problemText: string, except?: string): Analysis {
  const analysis =
    except === undefined ? analyzeOnce(problemText) : analyzeStatement(problemText, except)
  const { statement, target, ranked } = analysis
  const best = ranked[0] as Ranked
  const isSolved = provenOffer(analysis) !== undefined
  if (!isKnownProblem(statement, best.score, isSolved)) return unknownProblem(statement)
  const approaches = approachesOf(analysis).map(({ approach, candidate, isBruteForce }) => ({
    ...approach,
    ...speedOf(approach.time, analysis, isBruteForce ? undefined : candidate),
  }))
  return {
    engine: 'builtin',
    title: statement.title,
    difficulty: statement.difficulty ?? knownLevel(analysis) ?? difficultyOf(ranked, target),
    constraints: statement.constraints,
    input_format:
      statement.inputFormat ||
      describeInput(layoutsOf(statement.examples, statement.inputFormat)[0]) ||
      words.builtin.unstated,
    output_format: statement.outputFormat || words.builtin.unstated,
    patterns: patternsToShow(ranked).map(({ pattern, confidence, reasons }, i) => ({
      id: pattern.id,
      name: pattern.name,
      confidence: sureness(confidence, i === 0),
      reasons,
    })),
    approaches,
    resources: withoutRepeats([
      ...best.pattern.resources,
      ...(ranked[1]?.pattern.resources.slice(0, 1) ?? []),
    ]),
    examples: statement.examples,
    hints: [
      ...(target
        ? [fill(words.builtin.boundsHint, { reason: target.reason, growth: target.growth })]
        : []),
      ...(best.candidates[0]?.program.family.hints ?? best.pattern.hints),
    ],
    ...(target && {
      complexity: { target: target.growth, reason: targetReason(target, approaches) },
    }),
  }
}

/** Says that the text isn't a problem of a known kind, and offers nothing. */
const unknownProblem = (statement: Statement): Analysis => ({
  engine: 'builtin',
  title: statement.title,
  difficulty: statement.difficulty ?? 'Medium',
  constraints: statement.constraints,
  input_format: statement.inputFormat || words.builtin.unstated,
  output_format: statement.outputFormat || words.builtin.unstated,
  patterns: [],
  approaches: [],
  resources: [],
  examples: statement.examples,
  hints: [],
  unknown: fill(words.builtin.unknownProblem, { count: families.length }),
})

/** The target's reason and, if there is one, the approach that's fast enough. */
function targetReason(target: Target, approaches: readonly Offer['approach'][]): string {
  const { reason } = target
  const fast = approaches.findLast(({ time }) => meets(time, target))
  return fast
    ? fill(words.builtin.fastEnough, { reason, approach: fast.name, time: fast.time })
    : reason
}

/** An approach in the answer, with the program that implements it. */
interface Offer {
  /** The program's own, if there's one, so that the card and the program say the same. */
  approach: Approach
  pattern: Pattern
  program?: Program
  /** How well the program matches the statement. */
  candidate?: Candidate
  isBruteForce?: boolean
}

/** A pattern's approaches, with the programs that match the statement best. */
function offersOf({ pattern, candidates: [best] }: Ranked): Offer[] {
  const last = pattern.approaches.findLastIndex((approach) => 'family' in approach)
  const offers = pattern.approaches.map((approach, i): Offer => {
    if (best !== undefined && i === last) {
      const { program } = best
      return { approach: program.approach, pattern, program, candidate: best }
    }
    if ('family' in approach) {
      const program = programOf(approach.family)
      return { approach: program.approach, pattern, program }
    }
    if (i === 0 && best?.program.family.brute) {
      const { program } = best
      const bruteForce = { name: words.builtin.bruteForce, ...best.program.family.brute }
      return { approach: bruteForce, pattern, program, candidate: best, isBruteForce: true }
    }
    return { approach, pattern }
  })
  // Each name appears once. Of two with the same name, the one with a program stays.
  return offers.filter(({ approach: { name } }, i) => {
    const lastIndex = (isWanted: (offer: Offer) => boolean) =>
      offers.findLastIndex((offer) => offer.approach.name === name && isWanted(offer))
    const withProgram = lastIndex(({ program }) => program !== undefined)
    return i === (withProgram >= 0 ? withProgram : lastIndex(() => true))
  })
}

/**
 * The likeliest program, of any pattern, that reproduces every example. One that's fast enough comes
 * before a likelier one that isn't, if both answer the same question.
 */
function provenOffer(analysis: StatementAnalysis): Offer | undefined {
  const { target } = analysis
  const solving = analysis.candidates.filter(({ fit, score }) => passesExamples(fit) && score > 0)
  const [likeliest] = solving
  const isSlow =
    likeliest && speedOf(likeliest.program.approach.time, analysis, likeliest).speed !== undefined
  const faster = isSlow
    ? solving.find(
        ({ program }) =>
          program.family === likeliest.program.family &&
          target !== undefined &&
          meets(program.approach.time, target) === true,
      )
    : undefined
  const candidate = faster ?? likeliest
  const pattern = patterns.find(({ id }) => id === candidate?.program.family.patterns[0])
  if (!candidate || !pattern) return undefined
  const { program } = candidate
  return { approach: program.approach, pattern, program, candidate }
}

/**
 * The best pattern's approaches. A close second pattern adds its best approach before the last one.
 */
function approachesOf(analysis: StatementAnalysis): Offer[] {
  const { ranked, skeleton } = analysis
  const [first, second] = ranked
  if (!first) return []
  if (skeleton) {
    const pattern = patterns.find(({ id }) => id === 'design') ?? first.pattern
    const outline = { approach: skeleton.approach, pattern, program: skeleton }
    return [...offersOf(first).slice(0, maxApproaches - 1), outline]
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
  const proven = provenOffer(analysis)
  if (!proven) return offers
  // The proven program comes last, as the one to end up with.
  const others = offers.filter(
    ({ approach, candidate, isBruteForce }) =>
      approach.name !== proven.approach.name &&
      (candidate?.program !== proven.program || isBruteForce),
  )
  return [...others.slice(0, maxApproaches - 1), proven]
}

/** The level of the problem that the statement asks for, if a program answers its examples. */
const knownLevel = (analysis: StatementAnalysis) => provenOffer(analysis)?.program?.family.level

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

/** Writes the program for the approach, reading the statement's own input if it can. */
export function generateCode(request: CodeRequest): GeneratedCode {
  const { language, problemText } = request
  const analysis = analyzeOnce(problemText)
  const { statement } = analysis
  const notes: string[] = []
  const { offer, program } = programFor(request, analysis, notes)
  if (program === analysis.skeleton) return writeSkeleton(program, offer, analysis, language)
  const candidate =
    offer.candidate ?? analysis.candidates.find((known) => known.program.id === program.id)
  const fitted = fittedProgram(candidate?.fit, program, statement)
  const fit = fitted?.fit
  if (fit && fit.binding.unused.length > 0) {
    const names = formatList(fit.binding.unused)
    notes.push(
      fit.isDoubtful
        ? fill(words.builtin.doubtful, { names })
        : fill(words.builtin.unused, { names }),
    )
  }
  if (!fit && statement.examples.length > 0) {
    notes.push(fill(words.builtin.otherInput, { input: ownInput(program) }))
  }
  const writing = fitted?.writing ?? unfitWriting(program, statement)
  const checked = fitted && check(fitted, statement.examples, notes, language)
  const proof = proofOf(candidate, checked, analysis, notes)
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
  const isTimed = candidate && program === candidate.program && proof.proof === 'proven'
  const timed = isTimed ? timeOf(candidate, analysis) : undefined
  const isCut = (language === 'java' || language === 'cpp') && analysis.tooWide.has(program.id)
  if (isCut) notes.push(words.builtin.tooWide)
  return {
    ...answer(writing, offer, statement, notes, language, checked),
    ...proof,
    ...(isCut && { proof: 'fits' as const }),
    ...(timed && { timed }),
    ...whyOf(program),
  }
}

/** Why a family's own approach is right and fast. A variant with another approach has its own reasons. */
function whyOf({ approach, heading, family }: Program): Pick<GeneratedCode, 'why'> {
  return heading !== 'brute' && approach === family.approach ? { why: family.why } : {}
}

/** How sure the program is. Adds a note on what it may not keep, or where it's wrong. */
function proofOf(
  candidate: Candidate | undefined,
  checked: GeneratedCode['checked'],
  analysis: StatementAnalysis,
  notes: string[],
): Pick<GeneratedCode, 'proof' | 'proofInputs'> {
  const { statement } = analysis
  const passes = proofOfRuns(checked)
  if (!candidate?.fit || passes !== 'fits') return { proof: passes, proofInputs: 0 }
  const { proof, inputs, unkept, disagreement } = evidenceOn(candidate, analysis)
  if (unkept.length > 0) {
    notes.push(
      fill(words.builtin.unkept, { conditions: formatList(unkept.map((one) => `“${one}”`)) }),
    )
  }
  if (disagreement) {
    const { values, actual, expected } = disagreement
    notes.push(
      fill(words.builtin.disagrees, {
        input: oneLine(inputText(candidate.fit.layout, values, statement.examples[0]?.input ?? '')),
        actual: JSON.stringify(actual) ?? words.builtin.noAnswer,
        expected: JSON.stringify(expected),
      }),
    )
  }
  return { proof, proofInputs: inputs }
}

/** A program has this long for the largest input, in ms. */
const largestLimit = 2_000

/** Times a program's JavaScript on the largest input that the bounds allow, once for each analysis. */
function timeOf(candidate: Candidate, analysis: StatementAnalysis): GeneratedCode['timed'] {
  const { statement, times } = analysis
  const { program, fit } = candidate
  if (times.has(program.id)) return times.get(program.id)
  const largest = fit && largestInputFor(fit, statement)
  let timed: GeneratedCode['timed']
  if (largest) {
    const source = write('javascript', writingFor(fit, program))
    const before = process.threadCpuUsage()
    const [run] = runScript(source, [largest.input], largestLimit)
    const { user, system } = process.threadCpuUsage(before)
    const { sizes } = largest
    const isLate = run?.error?.includes('timed out') === true
    const ms = isLate ? largestLimit : Math.round((user + system) / 1000)
    if (isLate || run?.output !== undefined) timed = { ms, sizes, isLate }
    if (hasIntegers(program) && isBeyondInteger(run?.output ?? '')) analysis.tooWide.add(program.id)
  }
  times.set(program.id, timed)
  return timed
}

const hasIntegers = ({ returns }: Program) => /^(?:int|ints|rows)$/.test(returns)

/** Whether a number in the output takes more than 32 bits. */
const isBeyondInteger = (output: string) =>
  (output.match(/-?\d{10,}/g) ?? []).some((number) => Math.abs(Number(number)) >= 2 ** 31)

/** Says which bound an approach is too slow for, if its growth says so and no run shows otherwise. */
function speedOf(
  time: string,
  analysis: StatementAnalysis,
  candidate: Candidate | undefined,
): { speed?: string } {
  const { target } = analysis
  if (!target || !isTooSlow(time, target)) return {}
  const isSolved = candidate && passesExamples(candidate.fit)
  const timed = isSolved ? timeOf(candidate, analysis) : undefined
  if (timed && !timed.isLate) return {}
  const { name, size } = target
  return { speed: fill(words.builtin.tooSlow, { name, size }) }
}

/** Compares a program with brute force once for each analysis. */
export function evidenceOn(candidate: Candidate, analysis: StatementAnalysis): Evidence {
  const { statement, candidates, evidence } = analysis
  const { id } = candidate.program
  const known = evidence.get(id) ?? evidenceFor(candidate, statement, candidates)
  evidence.set(id, known)
  return known
}

export function writingFor(fit: Fit, program: Program): Writing {
  const { derive, modulus } = fit.program
  const isBrute = program.heading === 'brute'
  return {
    program: { ...program, ...(derive && { derive }), ...(modulus && { modulus }) },
    header: [],
    // Brute force only ends for small counts, so it takes the remainder at the end.
    printing: isBrute && modulus ? { ...fit.printing, modulo: modulus } : fit.printing,
    reading: fit.binding.reading,
    // A proven program needs no check that its input is readable.
    ...(!passesExamples(fit) && { isUnsure: true }),
  }
}

/** The program reading its own input format, because no other is known to work. */
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

/** A program that reads the statement's own input. */
interface FittedProgram {
  fit: Fit
  writing: Writing
  /** Its runs on the examples. Left out for a proven program, which needn't run to be offered. */
  runs?: readonly Run[]
}

/** The program for the fit; undefined without a fit, or if it crashes on one of the examples. */
function fittedProgram(
  fit: Fit | undefined,
  program: Program,
  { examples }: Statement,
): FittedProgram | undefined {
  if (!fit) return undefined
  const writing = writingFor(fit, program)
  if (passesExamples(fit)) return { fit, writing }
  const runs = runOn(examples, writing)
  const refusal = unreadable(writing)
  const isUsable = runs.every(({ output }) => output !== undefined && output !== refusal)
  return isUsable ? { fit, writing, runs } : undefined
}

const runOn = (examples: readonly Example[], writing: Writing) =>
  runScript(
    write('javascript', { ...writing, header: [] }),
    examples.map(({ input }) => input),
    exampleLimit,
  )

/**
 * A class with empty methods: `solve` reads and calls the operations, and the learner writes them.
 */
function writeSkeleton(
  program: Program,
  offer: Offer,
  { statement, layouts }: StatementAnalysis,
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
  return {
    ...answer(writing, offer, statement, notes, language, undefined),
    proof: 'unknown',
    proofInputs: 0,
  }
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
    approach: approach.name,
    notes: [...notes],
    ...(isScript && { runnable: language === 'javascript' ? code : write('javascript', whole) }),
    ...(compare !== 'exact' && { compare }),
    ...(checked && { checked }),
  }
}

/** The program for the requested approach. Adds a note if it has to be a different one. */
function programFor(
  { approach: name, language }: CodeRequest,
  analysis: StatementAnalysis,
  notes: string[],
): { offer: Offer; program: Program } {
  const { ranked } = analysis
  const found = findOffer(name, analysis)
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
  const substitute = offersOf(
    ranked.find(({ pattern }) => pattern === offer.pattern) ?? asRanked(offer.pattern),
  ).findLast(({ program, isBruteForce }) => program && !isBruteForce) as Offer
  const [wanted, given] = [offer.approach.name, substitute.approach.name]
  notes.push(
    offer.isBruteForce
      ? fill(words.builtin.scriptsOnly, { instead: given })
      : fill(words.builtin.noProgram, { approach: wanted, instead: given }),
  )
  return { offer: substitute, program: substitute.program as Program }
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

/**
 * The named approach from the likeliest pattern that has it, or else from the pattern whose name it
 * contains.
 */
function findOffer(name: string, analysis: StatementAnalysis): Offer | undefined {
  const { ranked } = analysis
  const wanted = name.trim().toLowerCase()
  const known = new Set(ranked.map(({ pattern }) => pattern))
  const rest = patterns.filter((pattern) => !known.has(pattern)).map(asRanked)
  const all = [...ranked, ...rest]
  for (const one of [
    approachesOf(analysis),
    ...all.map(offersOf),
    ...all.map(({ pattern }) => offersOf(asRanked(pattern))),
  ]) {
    const offer = one.find(({ approach }) => approach.name.toLowerCase() === wanted)
    if (offer) return offer
  }
  const matching = all.find(({ pattern: { name: title, id } }) => {
    const names = [title.toLowerCase(), id, id.replaceAll('-', ' ')]
    return names.some((one) => wanted.includes(one))
  })
  return (
    matching && offersOf(matching).findLast(({ program, isBruteForce }) => program && !isBruteForce)
  )
}

/** Larger examples, in characters, aren't run. */
const maxExample = 2_000
/** Time for one example, in ms. */
const exampleLimit = 500

/** Runs the program's JavaScript on the examples and reports how many pass. */
function check(
  { fit, writing, runs: known }: FittedProgram,
  examples: readonly Example[],
  notes: string[],
  language: Language,
): GeneratedCode['checked'] {
  if (examples.length === 0 || fit.isDoubtful) return undefined
  if (examples.some(({ input }) => input.length > maxExample)) {
    notes.push(words.builtin.largeExamples)
    return undefined
  }
  const { program } = writing
  const runs = known ?? runOn(examples, writing)
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
  if (!example && isOnlyScriptSure(fit, examples, language)) {
    notes.push(words.builtin.otherValues)
    return undefined
  }
  return { passed: passes.filter(Boolean).length, total: examples.length, language: 'javascript' }
}

/** Whether what JavaScript makes of the examples says nothing about the program in the language. */
const isOnlyScriptSure = (fit: Fit, examples: readonly Example[], language: Language) =>
  language !== 'javascript' &&
  language !== 'typescript' &&
  // C++ counts bytes instead of letters.
  (!passesExamples(fit) ||
    (language === 'cpp' && examples.some(({ input }) => /[^\0-\x7f]/.test(input))))

/**
 * For each example, whether the output is right: the stated one, or another that's also correct.
 */
export const rightOnes = (
  fit: Fit | undefined,
  { compare }: Pick<Program, 'compare'>,
  examples: readonly Example[],
  outputs: readonly (string | undefined)[],
): boolean[] =>
  examples.map((stated, example) => {
    const output = outputs[example]
    if (output === undefined) return false
    if (isSameOutput(output, stated.output, compare)) return true
    return fit !== undefined && isRightOutput(fit, { example, output })
  })

/** Judges a generated program's outputs for the first examples, whatever language it ran in. */
export function judge(request: CodeRequest, outputs: readonly (string | undefined)[]): boolean[] {
  const analysis = analyzeOnce(request.problemText)
  const { program } = programFor(request, analysis, [])
  const candidate = analysis.candidates.find((known) => known.program.id === program.id)
  const examples = analysis.statement.examples.slice(0, outputs.length)
  return rightOnes(candidate?.fit, program, examples, outputs)
}

const ownInput = ({ cases }: Program) => `\`${cases[0]?.input ?? ''}\``

const nameIn = (language: Language, entry: string) =>
  language === 'python' || language === 'cpp' ? snakeCase(entry) : entry

/** Longer notes, in characters, are cut. */
const maxNote = 1_000

/**
 * Cleans up text for a one-line comment in any language. Removes line ends (JavaScript has two
 * more) and backslashes, which javac and C++ interpret even in comments.
 */
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
