import { fill } from '@wize/kit/i18n/format.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { meets } from './complexity.ts'
import { type Approach, type Pattern, patterns } from './patterns.ts'
import { bruteForceOf, type Program, programOf } from './programs.ts'
import type { Ranked } from './ranking.ts'
import type { Candidate } from './selection.ts'
import { type StatementAnalysis, speedOf } from './statement-analysis.ts'

const maxApproaches = 4

/** An approach in the answer, with the program that implements it. */
export interface Offer {
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
export function provenOffer(analysis: StatementAnalysis): Offer | undefined {
  const { target } = analysis
  const solving = analysis.candidates.filter(({ isAnswer }) => isAnswer)
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
export function approachesOf(analysis: StatementAnalysis): Offer[] {
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

/** The program for an approach, with notes if it has to be another one. */
export function programFor(
  name: string,
  language: Language,
  analysis: StatementAnalysis,
): { offer: Offer; program: Program; notes: string[] } {
  const { ranked } = analysis
  const found = findOffer(name, analysis)
  const offer = found ?? bestOffer(ranked)
  const notes = found
    ? []
    : [fill(words.builtin.unknownApproach, { approach: name, instead: offer.approach.name })]
  if (offer.isBruteForce && offer.program) {
    const brute = bruteForceOf(offer.program, language)
    if (brute) return { offer, program: brute, notes }
  }
  if (offer.program && !offer.isBruteForce) return { offer, program: offer.program, notes }
  const substitute = offersOf(
    ranked.find(({ pattern }) => pattern === offer.pattern) ?? asRanked(offer.pattern),
  ).findLast(({ program, isBruteForce }) => program && !isBruteForce) as Offer
  const [wanted, given] = [offer.approach.name, substitute.approach.name]
  const note = offer.isBruteForce
    ? fill(words.builtin.scriptsOnly, { instead: given })
    : fill(words.builtin.noProgram, { approach: wanted, instead: given })
  return { offer: substitute, program: substitute.program as Program, notes: [...notes, note] }
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
