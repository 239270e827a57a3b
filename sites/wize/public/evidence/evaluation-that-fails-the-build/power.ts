// How often three gates stop a build, by the number of cases it really breaks. Twenty cases pass
// half of the time whatever is changed; the ones that break passed every time before.
// Runs on Node 24 without anything installed: node power.ts
import { pathToFileURL } from 'node:url'

export const coinFlips = 20
const runs = 5
const alpha = 0.05

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

/** The chance that coin tosses break this many of the changed cases, or more. */
function chance(broken: number, fixed: number): number {
  const changed = broken + fixed
  let ways = 1
  let total = 0
  for (let heads = changed; heads >= broken; heads -= 1) {
    total += ways
    ways = (ways * heads) / (changed - heads + 1)
  }
  return total / 2 ** changed
}

/** How many of a case's runs passed, before and now. */
export interface Passes {
  before: number
  now: number
}

/**
 * The chance of this few passes now, or fewer. Without a change, any of a case's results, those before
 * and those now, might as well be those now.
 */
function chanceOfPasses(cases: Passes[], runsNow = 1): number {
  let chances = [1]
  let passes = 0
  for (const { before, now } of cases) {
    passes += now
    const drawn = chancesOfDrawing(runsNow, before + now, runs + runsNow)
    const longer = Array.from({ length: chances.length + runsNow }, () => 0)
    for (const [already, chance] of chances.entries())
      for (const [more, each] of drawn.entries())
        longer[already + more] = (longer[already + more] ?? 0) + chance * each
    chances = longer
  }
  return chances.slice(0, passes + 1).reduce((sum, each) => sum + each, 0)
}

/** The chances of drawing 0, 1, 2 … passes in so many draws from all results (hypergeometric). */
function chancesOfDrawing(draws: number, passes: number, all: number): number[] {
  let chances = [1]
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const left = all - drawn
    chances = [...chances, 0].map((same, k) => {
      const miss = same * (1 - (passes - k) / left)
      return miss + (k > 0 ? ((chances[k - 1] ?? 0) * (passes - k + 1)) / left : 0)
    })
  }
  return chances
}

const count = (list: boolean[]) => list.filter(Boolean).length

type Gate = (before: boolean[][], now: boolean[], broken: number) => boolean

/** Compares with one pinned run: the best, or the median, of all runs. */
function pinned(place: number): Gate {
  return (before, now, broken) => {
    const pin = before.toSorted((a, b) => count(a) - count(b))[place] ?? []
    const lost = pin.filter((passed, index) => passed && !now[index]).length
    const won = pin.filter((passed, index) => !passed && now[index]).length
    return chance(lost + broken, won) < alpha
  }
}

/** Compares each case with all of its runs. */
const allRuns: Gate = (before, now, broken) =>
  chanceOfPasses([
    ...now.map((passed, index) => ({
      before: before.filter((run) => run[index]).length,
      now: Number(passed),
    })),
    ...Array.from({ length: broken }, () => ({ before: runs, now: 0 })),
  ]) < alpha

export const gates: Record<string, Gate> = {
  'best run pinned': pinned(runs - 1),
  'median run pinned': pinned(runs >> 1),
  'all five runs': allRuns,
}

/** The share of builds that each gate stops if a change breaks this many cases. */
export function stopped(broken: number, builds = 10_000): Record<string, number> {
  const random = seeded(1947 + broken)
  const run = () => Array.from({ length: coinFlips }, () => random() < 0.5)
  const stops = Object.keys(gates).map(() => 0)
  for (let build = 0; build < builds; build += 1) {
    const before = Array.from({ length: runs }, run)
    const now = run()
    for (const [index, gate] of Object.values(gates).entries())
      if (gate(before, now, broken)) stops[index] = (stops[index] ?? 0) + 1
  }
  return Object.fromEntries(
    Object.keys(gates).map((name, index) => [name, (stops[index] ?? 0) / builds]),
  )
}

/**
 * The share of builds that the third gate stops if the twenty cases pass at another rate, or if the new
 * build runs several times too.
 */
export function stoppedByAll(
  broken: number,
  { passRate = 0.5, runsNow = 1, chance = chanceOfPasses, builds = 10_000 } = {},
): number {
  const random = seeded(1947 + broken)
  const passes = (times: number) => count(Array.from({ length: times }, () => random() < passRate))
  const lost: Passes[] = Array.from({ length: broken }, () => ({ before: runs, now: 0 }))
  let stops = 0
  for (let build = 0; build < builds; build += 1) {
    const others = Array.from({ length: coinFlips }, () => ({
      before: passes(runs),
      now: passes(runsNow),
    }))
    if (chance([...others, ...lost], runsNow) < alpha) stops += 1
  }
  return stops / builds
}

/**
 * The share of harmless builds that a gate stops if coin flips come in groups of this size, each
 * of which passes or fails as a whole.
 */
export function groupedStops(size: number, gate: Gate = allRuns, builds = 10_000): number {
  const random = seeded(1947 + size)
  const run = () =>
    Array.from({ length: coinFlips / size }, () => random() < 0.5).flatMap((passed) =>
      new Array<boolean>(size).fill(passed),
    )
  let stops = 0
  for (let build = 0; build < builds; build += 1)
    if (gate(Array.from({ length: runs }, run), run(), 0)) stops += 1
  return stops / builds
}

/** For each of 500 baselines, kept as in a repository: the share of harmless builds it stops, in order. */
export function harmlessStops(gate: Gate = allRuns, builds = 2000): number[] {
  const random = seeded(1947)
  const run = () => Array.from({ length: coinFlips }, () => random() < 0.5)
  return Array.from({ length: 500 }, () => {
    const before = Array.from({ length: runs }, run)
    return count(Array.from({ length: builds }, () => gate(before, run(), 0))) / builds
  }).toSorted((a, b) => a - b)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (let broken = 0; broken <= 12; broken += 1) console.log(broken, stopped(broken))
  for (const size of [1, 2, 5]) console.log('groups of', size, groupedStops(size))
  for (const runsNow of [1, 3, 5])
    console.log(
      'runs of the build',
      runsNow,
      stoppedByAll(0, { runsNow }),
      stoppedByAll(5, { runsNow }),
    )
  for (const passRate of [0.5, 0.8, 0.9, 0.95])
    console.log('passing', passRate, stoppedByAll(0, { passRate }), stoppedByAll(5, { passRate }))
}
