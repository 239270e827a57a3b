import { alarmRate, type Pin } from '@wize/explorables/calculators/gate.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  coinFlips,
  gates,
  groupedStops,
  harmlessStops,
  type Passes,
  stopped,
  stoppedByAll,
} from '../public/evidence/evaluation-that-fails-the-build/power.ts'

const alpha = 0.05
const runCounts = [1, 3, 5, 7, 9]
const breaks = Array.from({ length: 13 }, (_, index) => index)

let measured: Record<string, number>[] | undefined
/** The share of builds that each gate stops, by the number of cases that a change breaks. */
const power = () => {
  measured ??= breaks.map((broken) => stopped(broken))
  return measured
}
const at = (broken: number, gate: string) => power()[broken]?.[gate] ?? Number.NaN
const [best, median, all] = Object.keys(gates) as [string, string, string]

const rate = (runs: number, pin: Pin, broken = 0, threshold = alpha) =>
  alarmRate(coinFlips, runs, pin, threshold, broken)

/** Whether the simulation of both pins agrees with the sums for this many runs. */
const agrees = (runs: number) =>
  breaks.every(
    (broken) =>
      Math.abs(at(broken, best) - rate(runs, 'best', broken)) < 0.015 &&
      Math.abs(at(broken, median) - rate(runs, 'median', broken)) < 0.015,
  )

/** Thresholds at which either pin has about as many false alarms as the gate that compares with all runs. */
const fair = { median: 0.11, best: 0.015 }
/** Whether the median, at a threshold, has 2.8% false alarms and stops at most 45% of builds that break five. */
const isFairAndWeaker = (threshold: number) =>
  Math.abs(rate(5, 'median', 0, threshold) - 0.028) < 0.002 &&
  rate(5, 'median', 5, threshold) < 0.45
/** Whether the best run, at a threshold, keeps the promise of 5% and stops at most 30% of builds that break five. */
const isQuietAndBlind = (threshold: number) =>
  rate(5, 'best', 0, threshold) <= alpha && rate(5, 'best', 5, threshold) < 0.3

let stops: number[] | undefined
/** The share of harmless builds that each baseline of the third gate stops, in order. */
const baselines = () => {
  stops ??= harmlessStops()
  return stops
}

/** Whether about so many baselines stop more than 5% of harmless builds. */
function isOneInFourOrFive(stops: number[]): boolean {
  const share = stops.filter((each) => each > alpha).length / stops.length
  return share > 0.15 && share < 0.3
}

/** False alarms of the gate that compares with all runs, if those were copies of the best one. */
function withCopies(builds = 2000): number {
  const gate = gates[all]
  let seed = 1
  const toss = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed < 2_147_483_647 / 2
  }
  const run = () => Array.from({ length: coinFlips }, toss)
  const passes = (results: boolean[]) => results.filter(Boolean).length
  let alarms = 0
  for (let build = 0; build < builds; build += 1) {
    const lucky = Array.from({ length: 5 }, run).toSorted((a, b) => passes(b) - passes(a))[0] ?? []
    if (gate?.(Array(5).fill(lucky), run(), 0)) alarms += 1
  }
  return alarms / builds
}

/** The chance of so few passes if each case's odds are taken from its five runs alone. */
function chanceByEstimate(cases: Passes[]): number {
  let chances = [1]
  for (const { before } of cases)
    chances = [...chances, 0].map(
      (same, k) => (same * (5 - before) + (chances[k - 1] ?? 0) * before) / 5,
    )
  const passes = cases.reduce((sum, { now }) => sum + now, 0)
  return chances.slice(0, passes + 1).reduce((sum, each) => sum + each, 0)
}
const passRates = [0.5, 0.8, 0.9, 0.95]
const keepsItsPromise = (chance?: typeof chanceByEstimate) =>
  passRates.every((passRate) => stoppedByAll(0, { passRate, ...(chance && { chance }) }) <= alpha)
const stopsThreeInFour = (runsNow: number) => stoppedByAll(5, { runsNow }) > 0.75

export default {
  about:
    'False alarms of a gate at 5% with 20 coin-flip cases and no change, by the run that is pinned, in exact sums; and the share of builds that three gates stop, by the cases really broken: the two with a pin in exact sums, also at other thresholds, the third in 10,000 simulated builds each. For 500 baselines of the third gate, the share of 2,000 harmless builds that each stops. The same gate’s false alarms if coin flips come in groups that pass or fail together; and what it stops if the twenty cases pass at other rates, or if the new build runs several times.',
  slow: true,
  code: ['power.ts'],
  commands: ['node power.ts'],
  produce: () => ({
    'false-alarms.csv': runCounts.map((runs) => ({
      runs,
      'best run': rate(runs, 'best').toFixed(4),
      'median run': rate(runs, 'median').toFixed(4),
    })),
    'baselines.csv': [10, 25, 50, 75, 77, 78, 90, 95, 100].map((percentile) => ({
      percentile,
      stopped: (baselines()[Math.ceil((percentile / 100) * baselines().length) - 1] ?? 0).toFixed(
        4,
      ),
    })),
    'groups.csv': [1, 2, 5].map((size) => ({
      'flip together': size,
      [all]: groupedStops(size).toFixed(4),
    })),
    'variants.csv': [
      ...passRates.map((passRate) => ({ passRate, runsNow: 1 })),
      ...[3, 5].map((runsNow) => ({ passRate: 0.5, runsNow })),
    ].map(({ passRate, runsNow }) => ({
      'the twenty pass': passRate,
      'runs of the new build': runsNow,
      ...Object.fromEntries(
        [0, 3, 5].map((broken) => [
          `${broken} broken`,
          stoppedByAll(broken, { passRate, runsNow }).toFixed(4),
        ]),
      ),
    })),
    'power.csv': breaks.map((broken) => ({
      broken,
      [best]: rate(5, 'best', broken).toFixed(4),
      [median]: rate(5, 'median', broken).toFixed(4),
      'median run pinned (threshold 11%)': rate(5, 'median', broken, fair.median).toFixed(4),
      'best run pinned (threshold 1.5%)': rate(5, 'best', broken, fair.best).toFixed(4),
      [all]: at(broken, all).toFixed(4),
    })),
  }),
  claims: () => [
    {
      says: 'Pinning the best of five runs stops more than one harmless build in twenty.',
      refutedBy: 'It stops 5% or fewer.',
      fault: 'A single run, with nothing to choose from.',
      holds: rate(5, 'best') > alpha,
      holdsWithFault: rate(1, 'best') > alpha,
    },
    {
      says: 'The simulation agrees with the exact sums to within 1.5 percentage points.',
      refutedBy: 'A simulated share is further off for some number of broken cases.',
      fault: 'The sums for nine runs in place of five.',
      holds: agrees(5),
      holdsWithFault: agrees(9),
    },
    {
      says: 'With the median pinned, most builds that break five cases go through.',
      refutedBy: 'Half of them are stopped.',
      fault: 'The best run pinned.',
      holds: at(5, median) < 0.5,
      holdsWithFault: at(5, best) < 0.5,
    },
    {
      says: 'Comparing with all five runs stops at most one harmless build in twenty.',
      refutedBy: 'It stops more than 5%.',
      fault: 'Five copies of the best run.',
      holds: at(0, all) <= alpha,
      holdsWithFault: withCopies() <= alpha,
    },
    {
      says: 'With as many false alarms, the median still stops fewer of the builds that break five cases.',
      refutedBy:
        'At a threshold with the same 2.8%, it stops more than 45% of them; all runs stop 51%.',
      fault: 'A threshold of 15%, which stops more than 2.8% of harmless builds.',
      holds: isFairAndWeaker(fair.median),
      holdsWithFault: isFairAndWeaker(0.15),
    },
    {
      says: 'A threshold of 1.5% keeps the best run’s false alarms under 5%, and it stops fewer than 30% of the builds that break five cases.',
      refutedBy:
        'It stops more than 5% of harmless builds, or at least 30% of the builds that break five cases.',
      fault: 'The threshold of 5%.',
      holds: isQuietAndBlind(fair.best),
      holdsWithFault: isQuietAndBlind(alpha),
    },
    {
      says: 'One baseline in four or five stops more than 5% of harmless builds.',
      refutedBy: 'Fewer than 15% or more than 30% of the baselines do.',
      fault: 'The median run pinned in its place.',
      holds: isOneInFourOrFive(baselines()),
      holdsWithFault: isOneInFourOrFive(harmlessStops(gates[median])),
    },
    {
      says: 'If the coin flips come in pairs that pass or fail together, it stops more than one harmless build in twenty.',
      refutedBy: 'It stops 5% or fewer.',
      fault: 'Each flips by itself.',
      holds: groupedStops(2) > alpha,
      holdsWithFault: groupedStops(1) > alpha,
    },
    {
      says: 'It keeps the promise of 5% if the twenty cases pass 50%, 80%, 90%, or 95% of the time.',
      refutedBy: 'It stops more harmless builds at one of these rates.',
      fault: 'Each case’s odds come from its five runs alone, without the new one.',
      holds: keepsItsPromise(),
      holdsWithFault: keepsItsPromise(chanceByEstimate),
    },
    {
      says: 'If the new build runs three times as well, it stops three in four of the builds that break five cases.',
      refutedBy: 'A quarter of them go through.',
      fault: 'A single run of the new build.',
      holds: stopsThreeInFour(3),
      holdsWithFault: stopsThreeInFour(1),
    },
    {
      says: 'It stops more broken builds than the median, whatever the number of broken cases.',
      refutedBy: 'The median stops as many for one of the numbers.',
      fault: 'The best run pinned in its place.',
      holds: breaks.every((broken) => at(broken, all) > at(broken, median)),
      holdsWithFault: breaks.every((broken) => at(broken, all) > at(broken, best)),
    },
  ],
} satisfies Evidence
