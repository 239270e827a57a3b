// How often the sum of a quarter's incidents is smaller than that of the quarter before, when
// nothing changed and when an action halved every incident. Lengths are lognormal.
// Runs on Node 24 without anything installed: node columns.ts
import { pathToFileURL } from 'node:url'

const incidentsAQuarter = 6
/** The standard deviation of a length's logarithm: two-thirds lie within a factor of e. */
const spread = 1
const trials = 20_000

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The share of trials in which the total shrank, over so many quarters before and after. */
export function shrank(quarters: number, effect: number, deviation = spread): number {
  const random = seeded(1912)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const total = () =>
    Array.from({ length: quarters * incidentsAQuarter }, () =>
      Math.exp(deviation * normal()),
    ).reduce((sum, each) => sum + each, 0)
  let times = 0
  for (let trial = 0; trial < trials; trial += 1) if (effect * total() < total()) times += 1
  return times / trials
}

export const rows = () =>
  [1, 2, 4, 8].map((quarters) => ({
    quarters,
    'shrank by chance': shrank(quarters, 1).toFixed(2),
    'didn’t shrink though halved': (1 - shrank(quarters, 0.5)).toFixed(2),
  }))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(rows())
