import { fill, formatList } from '@wize/kit/i18n/format.ts'
import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, isScript, type Language } from '#contracts/assistant-fields.ts'
import { type GeneratedCode, proofOfRuns } from '#contracts/generate-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { printingOf } from './answers.ts'
import { bindingsOf, ownReading } from './binding.ts'
import { meets, type Target } from './complexity.ts'
import { unkeptConditions } from './conditions.ts'
import { sureness } from './confidence.ts'
import { type Fit, isRightOutput, passesExamples } from './evidence.ts'
import type { Kind } from './family.ts'
import { type FittedProgram, fittedProgram, runOn, unfitWriting } from './fitted-program.ts'
import { inputText } from './input-text.ts'
import { isKnownProblem } from './known-problem.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { approachesOf, type Offer, programFor, provenOffer } from './offers.ts'
import { withoutRepeats } from './patterns.ts'
import { families, type Program, snakeCase } from './programs.ts'
import type { Ranked } from './ranking.ts'
import type { Candidate } from './selection.ts'
import type { Statement } from './statement.ts'
import {
  analyzeOnce,
  analyzeStatement,
  evidenceOn,
  type StatementAnalysis,
  speedOf,
  timeOf,
} from './statement-analysis.ts'
import { write } from './writing/languages.ts'
import type { Writing } from './writing/writing.ts'

export interface CodeRequest {
  approach: string
  problemText: string
  language: Language
  failure?: { actual: string; expected: string }
}

const maxPatterns = 5
/** After the first three, a pattern needs at least this confidence to be listed. */
const minConfidence = 0.05

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
    difficulty: statement.difficulty ?? knownLevel(analysis) ?? likelyLevel(analysis),
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

/** The level of the problem that the statement asks for, if a program answers its examples. */
const knownLevel = (analysis: StatementAnalysis) => provenOffer(analysis)?.program?.level

/** From this score on, a statement is a variation of the problem that its words point to. */
const minVariation = 8
const levels = { Easy: 1, Medium: 2, Hard: 3 }

/** The level of the problem that the statement varies, or the mean of its pattern's problems. */
function likelyLevel({ candidates, ranked: [first] }: StatementAnalysis) {
  const [likeliest] = [...candidates].sort((a, b) => b.textScore - a.textScore)
  if (likeliest && likeliest.textScore >= minVariation) return likeliest.program.level
  const own = families.filter(({ patterns }) => patterns[0] === first?.pattern.id)
  const mean = own.reduce((sum, { level }) => sum + levels[level], 0) / Math.max(1, own.length)
  return mean < 1.5 ? 'Easy' : mean < 2.5 ? 'Medium' : 'Hard'
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
  const { offer, program, notes } = programFor(request.approach, language, analysis)
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
  if (isReducedLate(writing, statement) && language !== 'python') {
    notes.push(words.builtin.lateModulo)
  }
  const isCoincidence = passesExamples(fit) && candidate?.isAnswer === false
  const { checked, note } =
    fitted && !isCoincidence ? check(fitted, statement.examples, language) : {}
  if (isCoincidence) notes.push(words.builtin.coincidence)
  const { notes: proofNotes, ...proof } = proofOf(candidate, checked, analysis)
  notes.push(...(note === undefined ? [] : [note]), ...proofNotes)
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
  const proven = program === candidate?.program && proof.proof === 'proven' ? candidate : undefined
  const timed = proven && timeOf(proven, analysis)
  const hasNarrow = language === 'java' || language === 'cpp'
  const isCut = proven !== undefined && hasNarrow && analysis.tooWide.has(proven.program.id)
  if (isCut) notes.push(words.builtin.tooWide)
  return {
    ...answer(writing, offer, statement, notes, language, checked),
    ...proof,
    ...(isCut && { proof: 'fits' as const }),
    ...(timed && { timed }),
    // What a brute force does differs too much for a reason that's true of each.
    ...(program.heading === 'brute' ? { isBruteForce: true } : { why: program.why }),
  }
}

/** Whether a count may outgrow its numbers before its remainder is taken. Brute force only ends for small ones. */
const isReducedLate = ({ program, printing }: Writing, statement: Statement) =>
  printing.modulo !== undefined &&
  program.heading !== 'brute' &&
  unkeptConditions(statement, program).includes('modulo')

/** How sure the program is, with notes on what it may not keep and where it's wrong. */
function proofOf(
  candidate: Candidate | undefined,
  checked: GeneratedCode['checked'],
  analysis: StatementAnalysis,
): Pick<GeneratedCode, 'proof' | 'proofInputs' | 'notes'> {
  const { statement } = analysis
  const passes = proofOfRuns(checked)
  if (!candidate?.fit || passes !== 'fits') return { proof: passes, proofInputs: 0, notes: [] }
  const { proof, inputs, unkept, disagreement } = evidenceOn(candidate, analysis)
  const notes: string[] = []
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
  return { proof, proofInputs: inputs, notes }
}

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
  const { compare } = writing.program
  return {
    engine: 'builtin',
    code,
    language,
    approach: approach.name,
    notes: [...notes],
    ...(isScript(language) && {
      runnable: language === 'javascript' ? code : write('javascript', whole),
    }),
    ...(compare !== 'exact' && { compare }),
    ...(checked && { checked }),
  }
}

/** Larger examples, in characters, aren't run. */
const maxExample = 2_000
/** Runs the program's JavaScript on the examples: how many pass, or why that isn't known. */
function check(
  { fit, writing, runs: known }: FittedProgram,
  examples: readonly Example[],
  language: Language,
): { checked?: GeneratedCode['checked']; note?: string } {
  if (examples.length === 0 || fit.isDoubtful) return {}
  if (examples.some(({ input }) => input.length > maxExample))
    return { note: words.builtin.largeExamples }
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
  if (!example && isOnlyScriptSure(fit, examples, language))
    return { note: words.builtin.otherValues }
  const passed = passes.filter(Boolean).length
  return {
    checked: { passed, total: examples.length, language: 'javascript' },
    ...(example && {
      note: fill(words.builtin.notQuite, {
        does: program.does,
        number: failed + 1,
        output: oneLine(runs[failed]?.output ?? words.builtin.noAnswer),
        expected: oneLine(example.output),
        entry: program.class?.name ?? nameIn(language, program.entry),
      }),
    }),
  }
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
  const { program } = programFor(request.approach, request.language, analysis)
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
