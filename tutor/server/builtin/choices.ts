import type { RandomInteger } from './generated-inputs.ts'

/**
 * A random integer as its place among all that were possible, the ones closest to 0 first. The
 * choices behind a generated input identify it, and smaller choices make a simpler input.
 */
type Choice = number

/** Adds each choice to `choices`. */
export const recording =
  (int: RandomInteger, choices: Choice[]): RandomInteger =>
  (low, high) => {
    const value = int(low, high)
    choices.push(placeOf(value, low, high))
    return value
  }

/** Makes the given choices, then the simplest ones. */
export function replaying(choices: readonly Choice[]): RandomInteger {
  let at = 0
  return (low, high) => valueAt(Math.min(choices[at++] ?? 0, Math.max(0, high - low)), low, high)
}

/** A range's integer closest to 0, and the integers on both sides of it. */
function centered(low: number, high: number) {
  const center = Math.min(Math.max(0, low), Math.max(low, high))
  const above = high - center
  const below = center - low
  return { center, pairs: Math.min(above, below), isRestAbove: above > below }
}

/** The order is the center, +1, -1, +2, -2, … until one side ends, then the rest of the other. */
function placeOf(value: number, low: number, high: number): Choice {
  const { center, pairs } = centered(low, high)
  const distance = Math.abs(value - center)
  if (distance > pairs) return pairs + distance
  return value > center ? 2 * distance - 1 : 2 * distance
}

function valueAt(place: Choice, low: number, high: number): number {
  const { center, pairs, isRestAbove } = centered(low, high)
  const isPaired = place <= 2 * pairs
  const distance = isPaired ? Math.ceil(place / 2) : place - pairs
  const isAbove = isPaired ? place % 2 === 1 : isRestAbove
  return isAbove ? center + distance : center - distance
}

/** Simpler choices that are close to the given ones, each with a few removed or lowered. */
export const simplerChoices = (choices: readonly Choice[]): Choice[][] => [
  ...withOneLowered(choices),
  ...withSomeRemoved(choices),
  ...withListShortened(choices),
]

const withOneLowered = (choices: readonly Choice[]): Choice[][] =>
  choices.flatMap((choice, at) => {
    if (choice <= 0) return []
    const lower = new Set([0, Math.floor(choice / 2), choice - 1])
    return [...lower].map((value) => choices.with(at, value))
  })

const withSomeRemoved = (choices: readonly Choice[]): Choice[][] =>
  choices.flatMap((_, at) => [1, 2, 3, 4].map((count) => choices.toSpliced(at, count)))

/** How far after the length of a list its entries are looked for. */
const maxReach = 16

/** Takes each choice for a list's length: lowers it, and removes an entry of one or two choices. */
const withListShortened = (choices: readonly Choice[]): Choice[][] =>
  choices.flatMap((length, at) => {
    if (length <= 0) return []
    const shorter = choices.with(at, length - 1)
    return shorter
      .slice(at + 1, at + 1 + maxReach)
      .flatMap((_, i) => [1, 2].map((count) => shorter.toSpliced(at + 1 + i, count)))
  })
