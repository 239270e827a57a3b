import { readFileSync } from 'node:fs'
import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { csvParse } from 'd3-dsv'

/** The chance that a build of this many tests is red when each fails by chance at this rate. */
const redByChance = (tests: number, rate: number) => 1 - (1 - rate) ** tests

const rates = [0.01, 0.001, 0.0001]
const sizes = [10, 20, 50, 100, 200, 500, 1000, 2000, 4000, 10_000]

/** How often a race fails a run: one in twenty, and with one retry. */
const race = { 'no retry': 0.05, 'one retry': 0.05 ** 2 }
const waits = [1, 2, 5, 10, 20, 40, 100, 200, 400, 1000, 2000]

/** This project's own tests, counted by `vitest list` and `playwright test --list`. */
const suite = csvParse(
  readFileSync(
    new URL('../public/evidence/flaky-test-arithmetic/suite.csv', import.meta.url),
    'utf8',
  ),
)
const browserTests = suite
  .filter(({ kind }) => kind === 'browser')
  .reduce((sum, { tests }) => sum + Number(tests), 0)

const builds = 20_000
const normalRate = 0.001
/** One build in twenty is on a starved machine, where each test fails fifty times as often. */
const starved = { share: 0.05, rate: 0.05 }

function simulate() {
  const random = seededRandom(1983)
  const red = { plain: 0, retried: 0, starvedRetried: 0 }
  for (let build = 0; build < builds; build += 1) {
    const isStarved = random() < starved.share
    const rate = isStarved ? starved.rate : normalRate
    let [failed, failedTwice] = [false, false]
    for (let test = 0; test < browserTests; test += 1) {
      if (random() >= rate) continue
      failed = true
      // The retry runs on the same machine.
      if (random() < rate) failedTwice = true
    }
    if (failed) red.plain += 1
    if (failedTwice) red.retried += 1
    if (failedTwice && isStarved) red.starvedRetried += 1
  }
  return red
}

export default {
  about:
    'Red builds by the size of a suite, how long a race stays hidden, and 20,000 simulated builds of this project’s own browser tests on machines that are sometimes starved.',
  handmade: ['suite.csv'],
  produce: () => {
    const red = simulate()
    const mean = (1 - starved.share) * normalRate + starved.share * starved.rate
    const share = (count: number) => (count / builds).toFixed(4)
    return {
      'red-builds.csv': sizes.map((tests) => ({
        tests,
        ...Object.fromEntries(
          rates.map((rate) => [`1 in ${1 / rate}`, redByChance(tests, rate).toFixed(4)]),
        ),
      })),
      'hidden-race.csv': waits.map((count) => ({
        builds: count,
        ...Object.fromEntries(
          Object.entries(race).map(([name, rate]) => [name, ((1 - rate) ** count).toFixed(4)]),
        ),
      })),
      'storms.csv': [
        { policy: 'No retry', 'red builds': share(red.plain) },
        {
          policy: 'One retry, as the square promises',
          'red builds': redByChance(browserTests, mean ** 2).toFixed(4),
        },
        { policy: 'One retry, with storms', 'red builds': share(red.retried) },
        { policy: 'Of these, on a starved machine', 'red builds': share(red.starvedRetried) },
      ],
    }
  },
} satisfies Evidence
