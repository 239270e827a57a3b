import { wantedBy } from './answers.ts'
import { unkeptConditions } from './conditions.ts'
import { holds } from './cue.ts'
import {
  areConclusive,
  type Fit,
  fitOf,
  forgetTimeouts,
  informationIn,
  passesExamples,
  type Trial,
} from './evidence.ts'
import type { Asks } from './family.ts'
import { layoutsOf } from './layouts.ts'
import { families, type Program, programs } from './programs.ts'
import type { Shape } from './shape.ts'
import type { Similarity } from './similarity.ts'
import type { Statement } from './statement.ts'

/** A program with the evidence for it. */
export interface Candidate {
  program: Program
  score: number
  /** The part of the score that doesn't depend on the examples. */
  textScore: number
  /** How it can be used on the examples; absent if their inputs don't fit it. */
  fit?: Fit
  /** Whether it gives the examples' outputs, and not by coincidence. */
  isAnswer?: boolean
  reasons: string[]
}

/**
 * From this score on, the statement's words point to a program. Where they don't, a few small
 * outputs come out right by coincidence: of 65 such programs for statements written without sight of
 * the engine, none was right. Above it are right programs for statements in a few plain sentences.
 */
const minTextScore = 3.5
/** There are so many variations of programs that one of them gives any few outputs by chance. */
const minAdaptedScore = 4.5
/** How much examples have to prove by themselves, in bits: one alone, or several. */
const minBits = { one: 8, several: 4 }

/** What a text identical to one of the family's problems adds to the score. */
const similarityWeight = 14
/**
 * Time for trying programs on the examples, in ms: of CPU, so that a busy machine gives the same
 * answer, and by the clock.
 */
const trialLimit = 1_500
const clockLimit = 8_000
/**
 * How many programs are tried on the examples, the likeliest first. Fewer once one of them passes,
 * and fewest if the statement's words point to it, too.
 */
const maxTrials = 500
const maxTrialsOncePassed = { likely: 50, unlikely: 200 }
const minLikely = 10
/** So many are tried that couldn't be the answer, because they may do to start from. */
const maxHopeless = 100

/** Scores every program, the best first. */
export function selectPrograms(
  statement: Statement,
  shape: Shape,
  prose: string,
  similar: ReadonlyMap<string, Similarity>,
): Candidate[] {
  const { examples, areExamplesInProse } = statement
  const layouts = layoutsOf(examples, statement.inputFormat)
  const asked = whatIsAsked(statement, shape)
  const familyScores = new Map(
    families.map((family) => {
      const cues = family.cues.filter((cue) => holds(cue, prose, statement, shape))
      const similarity = similarityWeight * (similar.get(family.id)?.value ?? 0)
      const isDesign = family.class !== undefined
      return [
        family.id,
        {
          score:
            cues.reduce((sum, { weight }) => sum + weight, similarity) +
            (isDesign === shape.isDesign ? 0 : -3),
          reasons: cues.flatMap(({ reason = [] }) => reason),
        },
      ]
    }),
  )
  const candidates = programs
    .map((program): Candidate => {
      const { score, reasons } = familyScores.get(program.family.id) ?? { score: 0, reasons: [] }
      const variant = program.family.variants.find(({ id }) => program.id.endsWith(`/${id}`))
      const cues = variant?.cues.filter((cue) => holds(cue, prose, statement, shape)) ?? []
      const own = cues.reduce((sum, { weight }) => sum + weight, 0)
      // On a tie, the family's own program comes before its variants.
      const textScore = score + own + asksScore(program.asks, asked) - (variant ? 0.1 : 0)
      return {
        program,
        score: textScore,
        textScore,
        reasons: [...cues.flatMap(({ reason = [] }) => reason), ...reasons],
      }
    })
    .sort((a, b) => b.score - a.score)
  if (layouts.length > 0) {
    forgetTimeouts()
    const wanted = wantedBy(statement.text, examples, statement.prose)
    // A list of numbers isn't a tree because a tree could be written like it.
    const mayBeTree = /\b(?:trees?|null)\b/i.test(statement.text)
    const likely = candidates.filter(
      ({ program: { params } }) => mayBeTree || params.every(({ kind }) => kind !== 'levels'),
    )
    const trial = { layouts, examples, areExamplesInProse, wanted, isOver: timeLimit() }
    addEvidence(likely, statement, trial, mayAnswer(statement))
  }
  return candidates.sort((a, b) => b.score - a.score)
}

/** Tells for a program whether it would be no coincidence if the examples came out right. */
function mayAnswer(statement: Statement) {
  const least = minBits[statement.examples.length > 1 ? 'several' : 'one']
  const areTelling = informationIn(statement) >= least
  return ({ textScore }: Candidate): boolean => areTelling || textScore >= minTextScore
}

/** Raises programs that reproduce the examples and lowers those that don't. */
function addEvidence(
  candidates: Candidate[],
  statement: Statement,
  trial: Trial,
  canAnswer: (candidate: Candidate) => boolean,
) {
  const conclusive = areConclusive(trial.examples)
  let best = 0
  for (const [i, candidate] of candidates.slice(0, maxTrials).entries()) {
    // The rest couldn't beat the best so far, even if they passed every example.
    const most = maxTrialsOncePassed[best >= minLikely ? 'likely' : 'unlikely']
    const isLate = best > 0 && (i >= most || candidate.score + maxEvidence < best)
    if (trial.isOver() || isLate) return
    if (i >= maxHopeless && !canAnswer(candidate)) continue
    const fit = fitOf(candidate.program, trial)
    if (!fit) {
      candidate.score += noFit
      continue
    }
    candidate.fit = fit
    // A value that isn't used is a part of the question that the program leaves out.
    const isWhole = fit.binding.unused.length === 0
    const isMeant = !fit.isAdapted || candidate.textScore >= minAdaptedScore
    candidate.isAnswer = passesExamples(fit) && isWhole && isMeant && canAnswer(candidate)
    if (!candidate.isAnswer) {
      candidate.score += noEvidence
      continue
    }
    const unkept = unkeptConditions(statement, fit.program).length
    candidate.score += evidenceOf(candidate.program, fit, conclusive) - unkeptWeight * unkept
    best = Math.max(best, candidate.score)
  }
}

/** What each condition of the statement that a program isn't known to keep takes away. */
const unkeptWeight = 2.5
/** What a program loses whose outputs are others, or are right by coincidence. */
const noEvidence = -1.5
/** What a program loses that can't read the examples' inputs. */
const noFit = -2
/** What matching names add at most, and what the examples can add at most. */
const maxNamed = 1.5
const maxEvidence = 7 + maxNamed

function timeLimit(): () => boolean {
  const start = process.threadCpuUsage()
  const clock = performance.now()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000 > trialLimit || performance.now() - clock > clockLimit
  }
}

function evidenceOf(program: Program, fit: Fit, conclusive: boolean): number {
  const { program: used, binding } = fit
  const { namedAlike, remade } = binding
  const isDerived = used.derive !== program.derive
  return (
    (conclusive ? 7 : 3) +
    Math.min(maxNamed, 0.5 * namedAlike) -
    (isDerived ? 1.5 : 0) -
    0.75 * remade
  )
}

function asksScore(asks: Asks, asked: ReadonlySet<Asks>): number {
  if (asked.size === 0) return 0
  return asked.has(asks) ? 1 : -0.5
}

/** What the statement asks for, judged by its words. */
function whatIsAsked({ prose, outputFormat, examples }: Statement, shape: Shape): Set<Asks> {
  const asked = new Set<Asks>()
  const text = `${prose} ${outputFormat.toLowerCase()}`
  const outputs = examples.map(({ output }) => output.trim())
  const says = (pattern: RegExp) => pattern.test(text)
  if (
    outputs.some((output) =>
      /^"?(true|false|yes|no|possible|impossible|valid|invalid)"?\.?$/i.test(output),
    ) ||
    says(
      /\b(whether|return true|print yes|true if|is it possible|can (he|she|you|they|it)\b.{0,60}\?|determine if|check if|decide if)\b/,
    )
  ) {
    asked.add('yes-no')
  }
  if (says(/\b(how many|number of|count of|count the|count how|total number)\b/)) asked.add('count')
  if (
    says(
      /\b(length of|size of) the (longest|shortest|smallest|largest|maximum|minimum)\b|\bhow long\b/,
    )
  )
    asked.add('length')
  if (says(/\b(indices|indexes|positions of)\b/)) asked.add('indices')
  if (says(/\b(index|position|location|place) (of|at|where)\b|\breturn its (index|position)\b/))
    asked.add('index')
  if (shape.asksAll) asked.add('all')
  if (says(/\b(order in which|in what order|an? (valid )?order|ordering|schedule)\b/))
    asked.add('order')
  if (
    says(
      /\b(minimum|maximum|smallest|largest|sum|cost|total|profit|greatest|least|value|cheapest|area|distance|probability|score)\b/,
    )
  )
    asked.add('value')
  if (
    says(
      /\b(return|print|output|find|give|list) (the|a|an|any) (list|array|string|matrix|sequence|path|subset|permutation|word|tree|grid|substring)\b/,
    ) ||
    (says(/\bfor (?:each|every)\b/) && outputs.every((output) => /^\[/.test(output)))
  )
    asked.add('one')
  return asked
}
