// The format of a statement with a reference, for `npm run bench:assistant -- --unseen`. Its files were
// written by people and models that haven't seen the engine. `groupOf` in unseen.ts says which have been
// read since. Never tune on the others, and don't read them: look only at their figures.

/** A random integer, both ends included. The only source of randomness. */
export type RandomInteger = (low: number, high: number) => number

export interface UnseenStatement {
  id: string
  style: 'practice-site' | 'contest' | 'interview' | 'homework'
  /** The whole text as a learner would paste it, with its own examples. */
  text: string
  /** Names of patterns, as in the evaluation set. */
  patterns: string[]
  difficulty: 'Easy' | 'Medium' | 'Hard'
  /** Writes an input as the text's own examples do. */
  input: (...args: never[]) => string
  /** Writes an answer as the text's examples do; as JSON if absent. */
  print?: (answer: never) => string
  /** The arguments of each example in the text. */
  examples: unknown[][]
  /** Arguments of a random small input that the text allows. */
  random: (int: RandomInteger) => unknown[]
  /** The answer, by the plainest sure method. */
  solve: (...args: never[]) => unknown
  /** Where the text accepts several answers: whether a printed one is right. */
  isRight?: (args: readonly unknown[], output: string) => boolean
  /** Arguments near the largest bounds, where answers are large or reduced by a modulus. */
  large?: (int: RandomInteger) => unknown[]
  solveLarge?: (...args: never[]) => unknown
}
