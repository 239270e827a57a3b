import type { Evidence } from './kit/evidence.ts'

/** The chance that a build of this many tests is red when each fails by chance at this rate. */
const redByChance = (tests: number, rate: number) => 1 - (1 - rate) ** tests

const rates = [0.01, 0.001, 0.0001]
const sizes = [10, 20, 50, 100, 200, 500, 1000, 2000, 4000, 10_000]

export default {
  about: 'The chance of a red build by the size of the suite, from 1 − (1 − p)ⁿ.',
  produce: () => ({
    'red-builds.csv': sizes.map((tests) => ({
      tests,
      ...Object.fromEntries(
        rates.map((rate) => [`1 in ${1 / rate}`, redByChance(tests, rate).toFixed(4)]),
      ),
    })),
  }),
} satisfies Evidence
