import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { resultFiles } from './scripts/test-results.ts'

/**
 * Tests that prove that nothing is lost or sent twice, and that nothing harmful gets through. They
 * are never repeated, because what fails there once is a bug.
 */
const proofs = [
  'server/store/*.test.ts',
  'server/outbox/*.test.ts',
  'server/inbox/crash.test.ts',
  'server/newsletter/sending.test.ts',
  'assistant/running/*.test.ts',
  '**/hostile.test.ts',
]
const exclude = ['**/node_modules/**', 'dist/**', 'e2e/**']

export default defineConfig({
  test: {
    // Component tests opt in to a DOM with `// @vitest-environment jsdom`.
    environment: 'node',
    setupFiles: 'vitest.setup.ts',
    // Limits that a busy machine keeps too; what is slow is found by `npm run bench`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Many tests wait for a clock or another process, so more of them run than there are processors.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ['json', { outputFile: resultFiles.unit }]],
    projects: [
      { extends: true, test: { name: 'proofs', include: proofs, exclude, testTimeout: 600_000 } },
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...proofs],
          // A starved moment of the machine fails once, a fault fails again. `npm test` lists what
          // needed the second try.
          retry: 1,
        },
      },
    ],
  },
})
