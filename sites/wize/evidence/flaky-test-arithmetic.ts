import { readFileSync } from 'node:fs'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { csvParse } from 'd3-dsv'
import {
  builds,
  normalRate,
  simulate,
  starved,
} from '../public/evidence/flaky-test-arithmetic/storms.ts'

/** The chance that a build of this many tests is red when each fails by chance at this rate. */
const redByChance = (tests: number, rate: number) => 1 - (1 - rate) ** tests

const rates = [0.01, 0.001, 0.0001]
/** Evenly spread on a logarithmic axis, with the round numbers that the text names. */
const spread = (to: number, from: number, round: number[]) =>
  [
    ...new Set([
      ...round,
      ...Array.from({ length: 40 }, (_, index) => Math.round(from * (to / from) ** (index / 39))),
    ]),
  ].toSorted((a, b) => a - b)
const sizes = spread(10_000, 10, [100, 500, 1000, 4000])

/** How often a race fails a run: one in twenty, and with one retry. */
const race = { 'no retry': 0.05, 'one retry': 0.05 ** 2 }
/** The chance that no build was red when each is at this rate. */
const stillHidden = (rate: number, builds: number) => (1 - rate) ** builds
const waits = spread(2000, 1, [20, 100, 400])

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

export default {
  about:
    'Red builds by the size of a suite, how long a race stays hidden, and 20,000 simulated builds of this project’s own browser tests on machines that are sometimes starved.',
  handmade: ['suite.csv'],
  code: ['storms.ts'],
  commands: ['node storms.ts'],
  produce: () => {
    const red = simulate(browserTests)
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
          Object.entries(race).map(([name, rate]) => [name, stillHidden(rate, count).toFixed(4)]),
        ),
      })),
      'storms.csv': [
        { policy: 'No retry', 'red builds': share(red.plain) },
        {
          policy: 'One retry, as the square promises',
          'red builds': redByChance(browserTests, mean ** 2).toFixed(4),
        },
        { policy: 'One retry, with storms', 'red builds': share(red.retried) },
        {
          policy: 'One retry, with storms: starved machine only',
          'red builds': share(red.starvedRetried),
        },
      ],
    }
  },
  claims: ({ 'hidden-race.csv': hidden = [] }) => {
    const isOptimistic = (machines: typeof starved) => {
      const mean = (1 - machines.share) * normalRate + machines.share * machines.rate
      const red = simulate(browserTests, machines).retried / builds
      return red > 2 * redByChance(browserTests, mean ** 2)
    }
    const atHundred = hidden.find((row) => row['builds'] === '100') ?? {}
    const isHidden = (without: number, retried: number) => without < 0.01 && retried > 0.75
    const green = (runs: number) => 0.98 ** runs
    const wrongTurn = (runs: number) => 1 - (1 - green(runs)) ** 6
    return [
      {
        says: 'When flakes come in storms, a retry leaves more than twice what the square promises.',
        refutedBy: 'It leaves twice as much or less.',
        fault: 'Starved machines that fail no more tests than others.',
        holds: isOptimistic(starved),
        holdsWithFault: isOptimistic({ ...starved, rate: normalRate }),
      },
      {
        says: 'After 100 builds, a retry still hides a race three times in four that would otherwise have shown.',
        refutedBy:
          'It hides it less often, or without a retry it’s hidden more than one time in a hundred.',
        fault:
          'A retry that fails one time in ten, because what held up the first run still lasts.',
        holds: isHidden(Number(atHundred['no retry']), Number(atHundred['one retry'])),
        holdsWithFault: isHidden(
          Number(atHundred['no retry']),
          stillHidden(race['no retry'] * 0.1, 100),
        ),
      },
      {
        says: 'A test that fails once in fifty runs and isn’t fixed is green 149 times in a row less than one time in twenty.',
        refutedBy: 'It’s green that often one time in twenty.',
        fault: 'One run fewer.',
        holds: green(149) < 0.05,
        holdsWithFault: green(148) < 0.05,
      },
      {
        says: 'With 237 runs a step, six steps of a bisection take a wrong turn less than one time in twenty.',
        refutedBy: 'They take one that often.',
        fault: 'The 149 runs that are enough for a single step.',
        holds: wrongTurn(237) < 0.05,
        holdsWithFault: wrongTurn(149) < 0.05,
      },
    ]
  },
} satisfies Evidence
