import { fill } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Target } from './complexity.ts'
import { holds } from './cue.ts'
import { type Pattern, patterns } from './patterns.ts'
import { type Candidate, selectPrograms } from './selection.ts'
import { shapeOf } from './shape.ts'
import { similarProblems } from './similarity.ts'
import type { Statement } from './statement.ts'
import { withSynonyms } from './synonyms.ts'

export interface Ranked {
  pattern: Pattern
  score: number
  /** 0 to 1: this pattern's share of the evidence for all patterns. */
  confidence: number
  reasons: string[]
  /** Programs for this pattern with evidence for them, the best first. */
  candidates: Candidate[]
}

/** What a text identical to a typical problem adds to the score. Even half of that is a lot. */
const similarityWeight = 12
/** From this similarity on, it's listed as a reason. */
const minShownSimilarity = 0.3

/** The share of a program's score that goes to its first pattern, and to each of its others. */
const programShares = { first: 0.3, other: 0.15 }
/** A program that gives the examples' outputs, and not by coincidence, says more than words do. */
const answerShares = { first: 0.6, other: 0.3 }
/** From this score on, a program is taken to be what the statement asks for. */
const minProgramScore = 3

/** “n is at most 2 * 10^4” is a bound of the input, and no “at most” that the question has. */
const withoutLimits = (prose: string) =>
  prose.replace(
    /\b(?:at (?:most|least)|up to|no more than) -?(?:\d+(?:\.\d+)? ?[*·×] ?)?(?:10 ?\^ ?\{?\d+\}?|\d{3,}|\d{1,3}(?:,\d{3})+)(?![\d^])/g,
    '',
  )

/**
 * Patterns with evidence for them, the likeliest first. An evaluation passes the statement's text
 * as `except`, so that it isn't compared with its own entry in the corpus.
 */
export function rank(
  statement: Statement,
  target: Target | undefined,
  except?: string,
): { ranked: Ranked[]; candidates: Candidate[] } {
  const shape = shapeOf(statement)
  const prose = withSynonyms(withoutLimits(statement.prose))
  const similar = similarProblems(prose, except)
  const candidates = selectPrograms(statement, shape, prose, similar.families)
  const scored = patterns
    .map((pattern): Ranked => {
      const cues = pattern.cues.filter((cue) => holds(cue, prose, statement, shape))
      const own = candidates.filter(({ program }) => program.family.patterns.includes(pattern.id))
      const [best] = own
      const { value: similarity = 0, problem } = similar.patterns.get(pattern.id) ?? {}
      const reasons = [
        ...(best?.isAnswer && best.score >= minProgramScore ? [words.builtin.proven] : []),
        ...(best && best.score >= minProgramScore ? best.reasons : []),
        ...cues
          .filter(({ weight }) => weight > 0)
          .sort((a, b) => b.weight - a.weight)
          .flatMap(({ reason = [] }) => reason),
        ...(similarity >= minShownSimilarity && problem !== undefined
          ? [fill(words.builtin.resembles, { problem })]
          : []),
      ]
      return {
        pattern,
        score:
          cues.reduce((sum, { weight }) => sum + weight, 0) +
          programScore(own, pattern) +
          fitsTarget(pattern, target) +
          similarityWeight * similarity,
        confidence: 0,
        reasons: reasons.length > 0 ? [...new Set(reasons)].slice(0, 4) : [words.builtin.similar],
        candidates: own.filter(({ score }) => score >= minProgramScore),
      }
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
  // Squaring makes a clear lead show in the confidence.
  const total = scored.reduce((sum, { score }) => sum + score ** 2, 0)
  const ranked = scored.map((entry) => ({
    ...entry,
    confidence: Math.round((entry.score ** 2 / total) * 100) / 100,
  }))
  return { ranked, candidates }
}

function programScore(own: readonly Candidate[], { id }: Pattern): number {
  return own.reduce((best, { score, program, isAnswer }) => {
    const shares = isAnswer ? answerShares : programShares
    const share = program.family.patterns[0] === id ? shares.first : shares.other
    return Math.max(best, share * Math.max(0, score))
  }, 0)
}

/** A penalty for exponential patterns on large inputs, and a smaller one for quadratic ones. */
function fitsTarget({ id }: Pattern, target: Target | undefined): number {
  if (!target) return 0
  const isExponential = id === 'backtracking'
  const isQuadratic = ['dp-two-sequences', 'dp-intervals'].includes(id)
  if (isExponential) return target.size > 1000 ? -2 : target.size <= 20 ? 0.5 : 0
  if (isQuadratic) return target.size > 20_000 ? -2 : 0
  return 0
}
