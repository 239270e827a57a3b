import { fill } from '@wize/kit/i18n/format.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { isTooSlow, targetOf } from './complexity.ts'
import { passesExamples } from './evidence.ts'
import { writingFor } from './fitted-program.ts'
import { largestInputFor } from './largest-input.ts'
import { layoutsOf } from './layouts.ts'
import { type Pattern, patterns } from './patterns.ts'
import type { Program } from './programs.ts'
import { type Evidence, evidenceFor } from './proof.ts'
import { type Ranked, rank } from './ranking.ts'
import { runScript } from './running.ts'
import type { Candidate } from './selection.ts'
import { shapeOf } from './shape.ts'
import { skeletonOf } from './skeleton.ts'
import { readStatement } from './statement.ts'
import { write } from './writing/languages.ts'

/** Everything the engine finds out about a problem, before any of it is put into words. */
export function analyzeStatement(problemText: string, except?: string) {
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
    /** Timed programs whose answer at the bounds outgrows the type that they declare, by their ids. */
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

/** A program has this long for the largest input, in ms. */
const largestLimit = 2_000

/** Times a program's JavaScript on the largest input that the bounds allow, once for each analysis. */
export function timeOf(candidate: Candidate, analysis: StatementAnalysis): GeneratedCode['timed'] {
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
    if (isLate || run?.output !== undefined) timed = { ms, sizes, isLate, language: 'javascript' }
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
export function speedOf(
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
