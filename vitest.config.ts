import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    // Component tests opt in to a DOM with `// @vitest-environment jsdom`.
    environment: 'node',
    // Limits that a busy machine keeps too; what is slow is found by `npm run bench`.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
