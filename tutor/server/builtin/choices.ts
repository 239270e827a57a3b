import type { RandomInteger } from './generated-inputs.ts'

/**
 * A random integer as its place among all that were possible, the ones closest to 0 first. A
 * generated input is known by the choices it was made from, and smaller choices make a simpler one.
 */
type Choice = number

/** Notes down each choice in `choices`. */
export const recording =
  (int: RandomInteger, choices: Choice[]): RandomInteger =>
  (low, high) => {
    const value = int(low, high)
    choices.push(placeOf(value, low, high))
    return value
  }

/** Makes the given choices, and the simplest ones behind them. */
export function replaying(choices: readonly Choice[]): RandomInteger {
  let at = 0
  return (low, high) => valueAt(Math.min(choices[at++] ?? 0, Math.max(0, high - low)), low, high)
}

/** How many integers there are on both sides of the one in the range that's closest to 0. */
function around(low: number, high: number) {
  const middle = Math.min(Math.max(0, low), Math.max(low, high))
  return { middle, above: high - middle, below: middle - low }
}

/** The order is middle, +1, -1, +2, -2 … until one side ends. */
function placeOf(value: number, low: number, high: number): Choice {
  const { middle, above, below } = around(low, high)
  const distance = Math.abs(value - middle)
  if (distance > Math.min(above, below)) return Math.min(above, below) + distance
  return value > middle ? 2 * distance - 1 : 2 * distance
}

function valueAt(place: Choice, low: number, high: number): number {
  const { middle, above, below } = around(low, high)
  const both = Math.min(above, below)
  if (place > 2 * both) return middle + (above > below ? place - both : both - place)
  return place % 2 === 1 ? middle + (place + 1) / 2 : middle - place / 2
}

/** Simpler choices that are close to the given ones, each with a few removed or lowered. */
export function simplerChoices(choices: readonly Choice[]): Choice[][] {
  const without = (at: number, count: number, from = choices) => from.toSpliced(at, count)
  const lowered = choices.flatMap((choice, at) =>
    [...new Set([0, Math.floor(choice / 2), choice - 1])]
      .filter((value) => value >= 0 && value < choice)
      .map((value) => ({ at, choices: choices.with(at, value) })),
  )
  const removed = choices.flatMap((_, at) => [1, 2, 3, 4].map((count) => without(at, count)))
  // A list that becomes shorter loses one of its entries, wherever it stands.
  const shortened = lowered
    .filter(({ at, choices: less }) => less[at] === (choices[at] ?? 0) - 1)
    .flatMap(({ at, choices: less }) =>
      Array.from({ length: Math.min(maxReach, choices.length - at - 1) }, (_, i) => [
        without(at + 1 + i, 1, less),
        without(at + 1 + i, 2, less),
      ]).flat(),
    )
  return [...lowered.map((one) => one.choices), ...removed, ...shortened]
}

/** How far behind the length of a list its entries are looked for. */
const maxReach = 16
