import type { Target } from './complexity.ts'
import { holds } from './cue.ts'
import { type Pattern, patterns } from './patterns.ts'
import { shapeOf } from './shape.ts'
import { similarProblems } from './similarity.ts'
import type { Statement } from './statement.ts'
import { withSynonyms } from './synonyms.ts'

export interface Ranked {
  pattern: Pattern
  score: number
  /** 0 to 1: the share of this pattern among all that have something for them. */
  confidence: number
  reasons: string[]
}

/** What being the same as a typical problem adds; half of that is already a lot. */
const similarityWeight = 12
const likeWords = 'Some of its words are usual in problems of this kind.'
/** The similarity from which on it is a reason to tell. */
const minToldSimilarity = 0.3

/** What each program that reproduces all examples adds to its pattern. */
const proofWeight = 4

/**
 * Patterns with something for them, likeliest first. `proven` are ids of programs that give the
 * expected output for every example of the statement. An evaluation passes the statement itself as
 * `except`, so that it is not compared with its own entry in the corpus.
 */
export function rank(
  statement: Statement,
  target: Target | undefined,
  proven: ReadonlySet<string> = new Set(),
  except?: string,
): Ranked[] {
  const shape = shapeOf(statement)
  const prose = withSynonyms(statement.prose)
  const similar = similarProblems(prose, except).patterns
  const scored = patterns
    .map((pattern) => {
      const cues = pattern.cues.filter((cue) => holds(cue, prose, statement, shape))
      const isProven = pattern.approaches.some(({ family }) => family && proven.has(family))
      const fit = fitsTarget(pattern, target)
      const { value: similarity = 0, problem } = similar.get(pattern.id) ?? {}
      return {
        pattern,
        score:
          cues.reduce((sum, { weight }) => sum + weight, 0) +
          (isProven ? proofWeight : 0) +
          fit +
          similarityWeight * similarity,
        reasons: [
          ...(isProven
            ? ['The program for this pattern gives the expected output for every example.']
            : []),
          ...cues
            .filter(({ weight }) => weight > 0)
            .sort((a, b) => b.weight - a.weight)
            .flatMap(({ reason = [] }) => reason),
          ...(similarity >= minToldSimilarity && problem !== undefined
            ? [`It resembles a typical problem: ${problem}.`]
            : []),
        ],
      }
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
  // Squares let a clear lead look like one.
  const total = scored.reduce((sum, { score }) => sum + score ** 2, 0)
  return scored.map((entry) => ({
    ...entry,
    reasons: entry.reasons.length > 0 ? [...new Set(entry.reasons)].slice(0, 4) : [likeWords],
    confidence: Math.round((entry.score ** 2 / total) * 100) / 100,
  }))
}

/** Exponential patterns do not fit large inputs, and quadratic ones hardly. */
function fitsTarget({ id }: Pattern, target: Target | undefined): number {
  if (!target) return 0
  const isExponential = id === 'backtracking'
  const isQuadratic = ['dp-two-sequences', 'dp-intervals'].includes(id)
  if (isExponential) return target.size > 1000 ? -2 : target.size <= 20 ? 0.5 : 0
  if (isQuadratic) return target.size > 20_000 ? -2 : 0
  return 0
}
