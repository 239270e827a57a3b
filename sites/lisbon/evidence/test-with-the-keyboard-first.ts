import { chanceOfGreen } from '@wize/kit/site/features/blog/calculators/flaky-tests.ts'
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
} satisfies Evidence
