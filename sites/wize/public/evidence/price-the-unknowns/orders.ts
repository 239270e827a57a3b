// Simulates plans that rest on seven assumptions, and counts the days lost by the order in which
// the assumptions are tested. Runs on Node 24 without anything installed: node orders.ts
import { pathToFileURL } from 'node:url'

type Range = [low: number, high: number]

/** What a plan is drawn from. All ranges are log-uniform. */
export interface Setting {
  name: string
  /** Working days lost if an assumption is wrong and found only at the end. */
  losses: Range
  /** Working days that a test takes. */
  tests: Range
  /** The guess of a loss is off by up to this factor, either way. */
  lossError: number
  /** The share of tests that lie where their loss does in its range, so that large losses are expensive to test. */
  tied?: number
}

const assumptions = 7
const budget = 10
const doubts: Range = [0.05, 0.6] // uniform
const doubtError = 2

export const settings: Setting[] = [
  { name: 'losses 5–120, known', losses: [5, 120], tests: [0.5, 8], lossError: 1 },
  { name: 'losses 5–120, off by 3', losses: [5, 120], tests: [0.5, 8], lossError: 3 },
  { name: 'losses 10–40, off by 3', losses: [10, 40], tests: [0.5, 8], lossError: 3 },
  { name: 'losses 20–60, off by 3', losses: [20, 60], tests: [0.25, 10], lossError: 3 },
]
/** The second setting, with this share of the tests tied to their losses. */
export const tiedBy = (share: number): Setting => ({
  name: 'losses 5–120, off by 3, large ones expensive to test',
  losses: [5, 120],
  tests: [0.5, 8],
  lossError: 3,
  tied: share,
})

interface Assumption {
  loss: number
  test: number
  isWrong: boolean
  guessedLoss: number
  guessedDoubt: number
  luck: number
}

/** Tests are made from the highest rank down. One with a rank of zero isn't made. */
type Rank = (assumption: Assumption) => number
const score: Rank = (a) => (a.guessedLoss * a.guessedDoubt) / a.test
export const orders: Record<string, Rank> = {
  'loss × doubt ÷ test': score,
  'loss × doubt': (a) => a.guessedLoss * a.guessedDoubt,
  'loss alone': (a) => a.guessedLoss,
  'doubt alone': (a) => a.guessedDoubt,
  'cheapest test first': (a) => 1 / a.test,
  'in random order': (a) => a.luck,
}

/** The division, without the tests that cost more than they can be expected to save. */
export const stopping: Record<string, Rank> = {
  'loss × doubt ÷ test, down to a score of one': (a) => (score(a) > 1 ? score(a) : 0),
}

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

/** A plan depends on its number alone, so every order is tried on the same plans. */
function drawPlan(number: number, setting: Setting): Assumption[] {
  const { losses, tests, lossError, tied = 0 } = setting
  const random = seeded(1966 + 1000 * number)
  const at = ([low, high]: Range, place: number) => low * (high / low) ** place
  const within = (range: Range) => at(range, random())
  const offBy = (factor: number) => within([1 / factor, factor])
  return Array.from({ length: assumptions }, () => {
    const doubt = doubts[0] + (doubts[1] - doubts[0]) * random()
    const place = random()
    const loss = at(losses, place)
    const ownPlace = random()
    const isTied = tied === 1 || (tied > 0 && random() < tied)
    return {
      loss,
      test: at(tests, isTied ? place : ownPlace),
      isWrong: random() < doubt,
      guessedLoss: loss * offBy(lossError),
      guessedDoubt: Math.min(0.95, doubt * offBy(doubtError)),
      luck: random(),
    }
  })
}

/** Days spent on tests within the budget, plus the losses that no test caught. */
function daysLost(plan: Assumption[], rank: Rank): number {
  let spent = 0
  let lost = 0
  for (const each of plan.toSorted((a, b) => rank(b) - rank(a))) {
    if (rank(each) > 0 && spent + each.test <= budget) spent += each.test
    else if (each.isWrong) lost += each.loss
  }
  return spent + lost
}

/** Mean days lost over many plans, for each order. */
export function meanLosses(
  setting: Setting,
  plans = 20_000,
  ordered = orders,
): Record<string, number> {
  const ranks = Object.entries(ordered)
  const sums = ranks.map(() => 0)
  for (let number = 0; number < plans; number += 1) {
    const plan = drawPlan(number, setting)
    for (const [index, [, rank]] of ranks.entries())
      sums[index] = (sums[index] ?? 0) + daysLost(plan, rank)
  }
  return Object.fromEntries(ranks.map(([order], index) => [order, (sums[index] ?? 0) / plans]))
}

/** How much more one order loses than another on the same plans, and its standard error. */
export function difference(setting: Setting, more: Rank, less: Rank, plans = 20_000) {
  let [sum, squares] = [0, 0]
  for (let number = 0; number < plans; number += 1) {
    const plan = drawPlan(number, setting)
    const days = daysLost(plan, more) - daysLost(plan, less)
    sum += days
    squares += days * days
  }
  const mean = sum / plans
  return { mean, error: Math.sqrt((squares / plans - mean * mean) / plans) }
}

/** Losses around a typical one of 20 days: the widest is `spread` times the narrowest. */
export const spreadBy = (spread: number): Setting => ({
  name: `spread ${spread}`,
  losses: [20 / Math.sqrt(spread), 20 * Math.sqrt(spread)],
  tests: [0.5, 8],
  lossError: 3,
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const setting of [...settings, tiedBy(1)])
    console.log(setting.name, meanLosses(setting, undefined, { ...orders, ...stopping }))
  for (const share of [0.25, 0.5, 0.75])
    console.log(`${100 * share}% of the tests tied`, meanLosses(tiedBy(share), 100_000))
}
