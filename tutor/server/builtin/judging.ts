import { type Comparison, isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import type { JudgedInput, JudgingQuestion, Judgment, ProgramRun } from '#contracts/judge-code.ts'
import { rightOnes } from './builtin-engine.ts'
import { recording, replaying, simplerChoices } from './choices.ts'
import { areSameResults, type Fit, isRightFor, passesExamples, resultsOn } from './evidence.ts'
import { writingFor } from './fitted-program.ts'
import { inputGenerator, type RandomInteger, seededIntegers } from './generated-inputs.ts'
import { inputText } from './input-text.ts'
import { largestInputFor } from './largest-input.ts'
import { bruteForceOf } from './programs.ts'
import { runScript } from './running.ts'
import { starterFor } from './starter.ts'
import type { Statement } from './statement.ts'
import { analyzeOnce, evidenceOn, type StatementAnalysis } from './statement-analysis.ts'
import { write } from './writing/languages.ts'

/** Inputs that a program is judged on, and how many are generated to find as many different ones. */
const maxInputs = 200
const maxGenerated = 1_200
/** How many candidates are looked through for a proven program. */
const maxCandidates = 3
/** Smaller inputs that are offered after a failure. */
const maxSmaller = 150
/** Time for one input of a program of ours, in ms. */
const inputLimit = 500

/** A sure answer to the statement's question on any of its inputs. */
interface Reference {
  fit: Fit
  /** The proven program, in JavaScript. */
  source: string
  /** Makes the values of an input. */
  make: (int: RandomInteger) => unknown[]
  /** For each list of values, the input's text and the right output; undefined if it has none. */
  answers: (
    inputs: readonly (readonly unknown[])[],
  ) => ({ input: string; expected: string } | undefined)[]
}

const references = new WeakMap<StatementAnalysis, Reference | 'none'>()

function referenceOn(analysis: StatementAnalysis): Reference | undefined {
  const known = references.get(analysis) ?? findReference(analysis) ?? 'none'
  references.set(analysis, known)
  return known === 'none' ? undefined : known
}

function findReference(analysis: StatementAnalysis): Reference | undefined {
  const { statement, candidates } = analysis
  const proven = candidates
    .filter(({ isAnswer }) => isAnswer)
    .slice(0, maxCandidates)
    .find((candidate) => evidenceOn(candidate, analysis).proof === 'proven')
  const fit = proven?.fit
  const brute = fit && bruteForceOf(fit.program, 'javascript')
  const generate = fit && inputGenerator(statement, fit.layout, fit.binding.reading)
  if (!fit || !brute || !generate) return undefined
  const [sure, fast] = [brute, fit.program].map((program) =>
    write('javascript', writingFor(fit, program)),
  ) as [string, string]
  const example = statement.examples[0]?.input ?? ''
  return {
    fit,
    source: fast,
    make: generate,
    answers(inputs) {
      const results = resultsOn(fit, inputs, brute)
      return inputs.map((values, i) => {
        const result = results[i]
        if (result === undefined) return undefined
        // Both programs read the text itself, so a text that says something else is dropped.
        const input = inputText(fit.layout, values, example)
        const [expected] = runScript(sure, [input], inputLimit)
        const [other] = runScript(fast, [input], inputLimit)
        if (expected?.output === undefined || other?.output === undefined) return undefined
        const [own] = resultsOn(fit, [values])
        const isRead =
          own !== undefined &&
          areSameResults(fit, values, own, result) &&
          isSameOutput(fit.answer.print(own) ?? '', other.output, fit.program.compare)
        const isMeant = isRead && !isUnstated(expected.output, statement)
        return isMeant ? { input, expected: expected.output } : undefined
      })
    },
  }
}

/**
 * Whether an output is how a program of ours says that there's no answer, where the statement doesn't:
 * “The last pad can always be reached” rules such inputs out. It also leaves out inputs whose answer happens
 * to be -1, which is better than telling a right program that it's wrong.
 */
const isUnstated = (output: string, { text }: Statement) =>
  /^(?:-1|null|none)$/i.test(output) && !/(?<![\w.^])-1(?![\d*.·×^])|\b(?:null|none)\b/i.test(text)

/** Answers what a page asks about a statement while it judges a program. */
export function answerJudging({ problemText, runs, asks, language }: JudgingQuestion): Judgment {
  switch (asks) {
    case 'starter':
      return starterOn(problemText, language)
    case 'largest':
      return largestOn(problemText)
    case 'inputs':
      return inputsToJudge(problemText)
    case 'judgment':
      return judgeRuns(problemText, runs)
  }
}

/** The fit of the proven program, or else of the likeliest one that passes the examples. */
const likeliestFit = (analysis: StatementAnalysis): Fit | undefined =>
  referenceOn(analysis)?.fit ?? analysis.candidates.find(({ fit }) => passesExamples(fit))?.fit

/** A program for the learner to start from, in the language. */
function starterOn(problemText: string, language: Language): Judgment {
  const analysis = analyzeOnce(problemText)
  const fit = likeliestFit(analysis)
  const starter = fit && starterFor(fit, language)
  const isProven = referenceOn(analysis) !== undefined
  return { isProven, inputs: [], ...(starter !== undefined && { starter }) }
}

/** The largest input that the bounds allow, for a proven program only. */
function largestOn(problemText: string): Judgment {
  const analysis = analyzeOnce(problemText)
  const reference = referenceOn(analysis)
  const largest = reference && largestInputFor(reference.fit, analysis.statement)
  return { isProven: reference !== undefined, inputs: [], ...(largest && { largest }) }
}

/** The examples, and inputs made from the statement if it has a proven program, small ones first. */
export function inputsToJudge(problemText: string): Judgment {
  const analysis = analyzeOnce(problemText)
  const { statement } = analysis
  const examples = statement.examples.map(
    ({ input, output }, example): JudgedInput => ({ example, input, expected: output }),
  )
  const reference = referenceOn(analysis)
  if (!reference) return { isProven: false, inputs: examples }
  const made = new Map<string, JudgedInput & { size: Size }>()
  for (let seed = 1; seed <= maxGenerated && made.size < maxInputs; seed++) {
    const choices: number[] = []
    const values = reference.make(recording(seededIntegers(seed * 7919), choices))
    const key = JSON.stringify(values)
    if (made.has(key)) continue
    const [answer] = reference.answers([values])
    if (answer) made.set(key, { choices, ...answer, size: sizeOf(values) })
  }
  const sorted = [...made.values()].sort((a, b) => compareSizes(a.size, b.size))
  return {
    isProven: true,
    inputs: [...examples, ...sorted.map(({ size: _, ...one }) => one)],
  }
}

/** Says which outputs are wrong, and offers smaller inputs than the smallest of those. */
export function judgeRuns(problemText: string, runs: readonly ProgramRun[]): Judgment {
  const analysis = analyzeOnce(problemText)
  const reference = referenceOn(analysis)
  const { examples } = analysis.statement
  const fit = likeliestFit(analysis)
  const compare: Comparison = fit?.program.compare ?? 'exact'
  const failures: (JudgedInput & { actual?: string; size: Size })[] = []
  for (const { example, choices = [], output } of runs) {
    if (example !== undefined) {
      const stated = examples[example]
      if (!stated) continue
      const outputs = examples.map((_, i) => (i === example ? output : undefined))
      const isRight = rightOnes(fit, { compare }, examples, outputs)[example]
      if (isRight) continue
      const [values = []] = fit?.layout.data[example] ?? []
      const size = fit ? sizeOf(values) : { elements: stated.input.length, magnitude: 0, text: '' }
      const { input, output: expected } = stated
      failures.push({
        example,
        input,
        expected,
        ...(output !== undefined && { actual: output }),
        size,
      })
      continue
    }
    if (!reference) continue
    const values = reference.make(replaying(choices))
    const [answer] = reference.answers([values])
    if (!answer || isRight(reference.fit, values, answer.expected, output)) continue
    const size = sizeOf(values)
    failures.push({
      choices: [...choices],
      ...answer,
      ...(output !== undefined && { actual: output }),
      size,
    })
  }
  const [smallest] = failures.sort((a, b) => compareSizes(a.size, b.size))
  if (!smallest) return { isProven: reference !== undefined, inputs: [] }
  const { size, ...failure } = smallest
  const { choices } = failure
  const inputs = reference && choices ? smallerThan(choices, size, reference) : []
  return { isProven: reference !== undefined, failure, inputs }
}

function isRight(fit: Fit, values: readonly unknown[], expected: string, output?: string): boolean {
  if (output === undefined) return false
  const { compare } = fit.program
  return isSameOutput(output, expected, compare) || isRightFor(fit, values, output)
}

function smallerThan(choices: readonly number[], size: Size, reference: Reference): JudgedInput[] {
  const found = new Map<string, { choices: number[]; values: unknown[]; size: Size }>()
  for (const simpler of simplerChoices(choices)) {
    const values = reference.make(replaying(simpler))
    const one = { choices: simpler, values, size: sizeOf(values) }
    if (compareSizes(one.size, size) < 0) found.set(one.size.text, one)
  }
  const smallest = [...found.values()]
    .sort((a, b) => compareSizes(a.size, b.size))
    .slice(0, maxSmaller)
  const answers = reference.answers(smallest.map(({ values }) => values))
  return smallest.flatMap(({ choices }, i) => {
    const answer = answers[i]
    return answer ? [{ choices, ...answer }] : []
  })
}

/** How large an input is: by its elements, then by its numbers. */
interface Size {
  elements: number
  magnitude: number
  text: string
}

function sizeOf(values: readonly unknown[]): Size {
  let magnitude = 0
  const count = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + count(entry), 0)
    if (typeof value === 'number') magnitude += Math.abs(value) + (value < 0 ? 0.5 : 0)
    return typeof value === 'string' ? value.length : 1
  }
  return { elements: count(values), magnitude, text: JSON.stringify(values) }
}

const compareSizes = (a: Size, b: Size) =>
  a.elements - b.elements ||
  a.magnitude - b.magnitude ||
  (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)

/** The program that's proven for the statement, in JavaScript. */
export const provenProgram = (problemText: string): string | undefined =>
  referenceOn(analyzeOnce(problemText))?.source

/** How many elements the input of a failure has. */
export function elementsIn(problemText: string, { example, choices = [] }: JudgedInput): number {
  const reference = referenceOn(analyzeOnce(problemText))
  if (!reference) return Infinity
  const values =
    example === undefined
      ? reference.make(replaying(choices))
      : (reference.fit.layout.data[example]?.[0] ?? [])
  return sizeOf(values).elements
}

/** Inputs that no program is judged on are larger. */
const largerSizes = { length: 24, side: 8, nodes: 10, edges: 24, isFull: false }

/** Inputs to tell a program with a bug from one that only looks different. */
export function* widerInputs(problemText: string, count: number) {
  const analysis = analyzeOnce(problemText)
  const reference = referenceOn(analysis)
  if (!reference) return
  const { fit, source, make } = reference
  const { statement } = analysis
  const makeLarger = inputGenerator(statement, fit.layout, fit.binding.reading, largerSizes) ?? make
  const example = statement.examples[0]?.input ?? ''
  for (let seed = 1; seed <= count; seed++) {
    const int = seededIntegers(1_000_003 + seed * 104_729)
    const values = seed % 2 === 0 ? make(int) : makeLarger(int)
    const [own] = resultsOn(fit, [values])
    if (own === undefined) continue
    const input = inputText(fit.layout, values, example)
    const [run] = runScript(source, [input], inputLimit)
    const expected = run?.output
    if (expected === undefined) continue
    yield { input, isRight: (output?: string) => isRight(fit, values, expected, output) }
  }
}
