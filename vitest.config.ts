import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testTimes } from './scripts/test-times.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    // Component tests opt in to a DOM with `// @vitest-environment jsdom`.
    environment: 'node',
    // Limits that a busy machine keeps too; what is slow is found by `npm run bench`.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Many tests wait for a clock or another process, so more of them run than there are processors.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ['json', { outputFile: testTimes.unit }]],
  },
})
