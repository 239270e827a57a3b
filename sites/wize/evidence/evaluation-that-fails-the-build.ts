import { chance, falseAlarmRate, type Pin } from '@wize/kit/site/features/blog/calculators/gate.ts'
import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

const cases = 20
const alpha = 0.05
const builds = 20_000
/** Whether this many broken and fixed cases stop the build. */
const alarm = Array.from({ length: cases + 1 }, (_, broken) =>
  Array.from({ length: cases + 1 }, (_, fixed) => chance(broken, fixed) < alpha),
)

/** The share of false alarms among simulated builds. */
function simulated(runs: number, pin: Pin, random: () => number): number {
  const run = () => Array.from({ length: cases }, () => random() < 0.5)
  const passes = (results: boolean[]) => results.filter(Boolean).length
  let alarms = 0
  for (let build = 0; build < builds; build += 1) {
    const sorted = Array.from({ length: runs }, run).toSorted((a, b) => passes(a) - passes(b))
    const pinned = sorted[pin === 'best' ? runs - 1 : runs >> 1] ?? []
    const now = run()
    const broken = pinned.filter((passed, i) => passed && !now[i]).length
    const fixed = pinned.filter((passed, i) => !passed && now[i]).length
    if (alarm[broken]?.[fixed]) alarms += 1
  }
  return alarms / builds
}

const runCounts = [1, 3, 5, 7, 9]

export default {
  about:
    'False alarms of a gate at 5% with 20 coin-flip cases and no change, by the run that is pinned: exact sums, and 20,000 simulated builds for each.',
  produce: () => {
    const random = seededRandom(1947)
    return {
      'false-alarms.csv': runCounts.map((runs) => ({
        runs,
        'best run': falseAlarmRate(cases, runs, 'best', alpha).toFixed(4),
        'median run': falseAlarmRate(cases, runs, 'median', alpha).toFixed(4),
        'best run, simulated': simulated(runs, 'best', random).toFixed(4),
        'median run, simulated': simulated(runs, 'median', random).toFixed(4),
      })),
    }
  },
} satisfies Evidence
