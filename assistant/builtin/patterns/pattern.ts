import type { Shape } from '../shape.ts'
import type { Statement } from '../statement.ts'

/** Something in a statement that speaks for a pattern, or against it with a weight below zero. */
export interface Cue {
  /** Tried on the statement's prose in lower case, or on all that was read from it. */
  when: RegExp | ((statement: Statement, shape: Shape) => boolean)
  /** 1 is a hint, 2 usual, 4 nearly certain. */
  weight: number
  /** The reason, as a sentence for the reader. */
  says: string
}

export interface Approach {
  name: string
  description: string
  time: string
  space: string
  /** The program of the knowledge base that takes it; absent where there is none. */
  program?: string
}

/** A way of solving problems that recurs. */
export interface Pattern {
  id: string
  name: string
  /** From 1 for easy to 3 for hard, before the bounds are considered. */
  level: 1 | 2 | 3
  cues: readonly Cue[]
  /** Two to four, from the plainest to the best. */
  approaches: readonly Approach[]
  /** From a nudge to nearly the solution. */
  hints: readonly string[]
  resources: readonly { name: string; url: string }[]
}

export const cue = (when: Cue['when'], weight: number, says: string): Cue => ({
  when,
  weight,
  says,
})

/** An article of the English Wikipedia, by its title. */
export const wikipedia = (title: string) => ({
  name: `${title} (Wikipedia)`,
  url: `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
})

/** A page of the algorithms collection at cp-algorithms.com. */
export const cpAlgorithms = (name: string, page: string) => ({
  name: `${name} (cp-algorithms)`,
  url: `https://cp-algorithms.com/${page}.html`,
})
