import { chanceOfGreen } from '@wize/explorables/calculators/flaky-tests.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

export default {
  about: 'The chance that a test that fails once in 10 or 50 runs is green every time, computed.',
  produce: () => ({
    'green-runs.csv': [1, 2, 5, 10, 20, 50, 100, 149, 200].map((runs) => ({
      runs,
      '1 in 10': chanceOfGreen(1 / 10, runs).toFixed(4),
      '1 in 50': chanceOfGreen(1 / 50, runs).toFixed(4),
    })),
  }),
  claims: () => [
    {
      says: 'A test that fails once in 50 runs is green 149 times in a row in 5% of cases at most.',
      refutedBy: 'It’s green in more of them.',
      fault: '100 green runs.',
      holds: chanceOfGreen(1 / 50, 149) <= 0.05,
      holdsWithFault: chanceOfGreen(1 / 50, 100) <= 0.05,
    },
  ],
} satisfies Evidence
