import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'

/** How the pinned run was chosen from all runs. */
export type Pin = 'best' | 'median'

/** The chance of k heads in n tosses, for every k. */
function tosses(n: number): number[] {
  const chances = [0.5 ** n]
  for (let k = 1; k <= n; k += 1) chances.push(((chances[k - 1] ?? 0) * (n - k + 1)) / k)
  return chances
}

/** How often coin tosses would break this many of the changed cases, or more. */
export function chance(broken: number, fixed: number): number {
  return tosses(broken + fixed)
    .slice(broken)
    .reduce((sum, each) => sum + each, 0)
}

/**
 * The share of builds that a gate stops if every build is compared with one pinned run: false
 * alarms, or with `breaks`, the builds that really break so many cases. `coinFlips` cases pass half
 * of the time; the pin is the best or the median of `runs`.
 */
export function alarmRate(
  coinFlips: number,
  runs: number,
  pin: Pin,
  alpha: number,
  breaks = 0,
): number {
  const ofOneRun = tosses(coinFlips)
  const ofPinned = pin === 'best' ? bestOf(ofOneRun, runs) : medianOf(ofOneRun, runs)
  return ofPinned.reduce(
    (sum, likely, passed) => sum + likely * alarms(passed, coinFlips, alpha, breaks),
    0,
  )
}

/** The chance of an alarm against a pin that passed this many of the coin flips. */
function alarms(passed: number, coinFlips: number, alpha: number, breaks: number): number {
  const [broken, fixed] = [tosses(passed), tosses(coinFlips - passed)]
  let sum = 0
  for (const [b, ofBroken] of broken.entries())
    for (const [f, ofFixed] of fixed.entries())
      if (chance(b + breaks, f) < alpha) sum += ofBroken * ofFixed
  return sum
}

/** Simulated builds behind `stoppedByAllRuns`. The shares are off by some two points. */
const builds = 1000

/**
 * The share of builds that a gate stops if it compares each case with all of its runs, for a change
 * that breaks 0, 1, 2 … cases. Simulated, and the same for the same inputs.
 */
export function stoppedByAllRuns(
  coinFlips: number,
  runs: number,
  alpha: number,
  maxBroken: number,
): number[] {
  const random = seededRandom(1947)
  const toss = () => Number(random() < 0.5)
  const stopped = new Array<number>(maxBroken + 1).fill(0)
  for (let build = 0; build < builds; build += 1) {
    const results = Array.from({ length: coinFlips }, toss)
    const passCount = results.reduce((sum, passed) => sum + passed, 0)
    // The chance that 0, 1, 2 … cases pass, up to as many as did.
    let chances = [1, ...new Array<number>(passCount).fill(0)]
    const add = (rate: number) => {
      chances = chances.map((same, k) => same * (1 - rate) + (chances[k - 1] ?? 0) * rate)
    }
    for (const passed of results) {
      let before = 0
      for (let run = 0; run < runs; run += 1) before += toss()
      add((before + passed) / (runs + 1))
    }
    for (let broken = 0; broken <= maxBroken; broken += 1) {
      if (chances.reduce((sum, each) => sum + each, 0) < alpha)
        stopped[broken] = (stopped[broken] ?? 0) + 1
      add(runs / (runs + 1))
    }
  }
  return stopped.map((count) => count / builds)
}

const cumulated = (chances: number[]): number[] => {
  let sum = 0
  return chances.map((each) => {
    sum += each
    return sum
  })
}
const differences = (sums: number[]): number[] =>
  sums.map((sum, index) => sum - (sums[index - 1] ?? 0))

/** The chances that the best of several runs passes 0, 1, 2 … cases, from those of one run. */
const bestOf = (chances: number[], runs: number): number[] =>
  differences(cumulated(chances).map((below) => below ** runs))

/** The median of an odd number of runs is at most k if more than half of them are. */
function medianOf(chances: number[], runs: number): number[] {
  const middle = Math.ceil(runs / 2)
  return differences(
    cumulated(chances).map((below) => {
      let sum = 0
      let ways = 1
      for (let k = 0; k <= runs; k += 1) {
        if (k >= middle) sum += ways * below ** k * (1 - below) ** (runs - k)
        ways = (ways * (runs - k)) / (k + 1)
      }
      return sum
    }),
  )
}

/** How many cases must break, with none fixed, before the gate stops the build. */
export const minCleanBreaks = (alpha: number): number => Math.floor(-Math.log2(alpha)) + 1
