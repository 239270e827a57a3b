import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { identity } from './kit/owner/identity.ts'
import { siteRoot } from './kit/owner/root.ts'
import { ownersWords } from './kit/owner/vite-plugin.ts'
import {
  aloneProofs,
  aloneTests,
  longProofs,
  longTests,
  proofs,
  resultFiles,
} from './proof/test-results.ts'

/** Add-ons that the site doesn't have; their tests would miss its words and settings for them. */
const unused = ['explorables', 'games', 'tutor'].filter(
  (name) => !identity.addOns?.includes(`@wize/${name}`),
)
const exclude = [
  ...['**/node_modules/**', '**/.cache/**', '**/dist/**', 'proof/e2e/**'],
  ...unused.map((name) => `${name}/**`),
]

/** Tests without side effects: no DOM, no mocks, no other process, store, or server. */
const pure = ['**/*.pure.test.{ts,tsx}']
/** Tests of components share a process as well. The document is emptied after each file. */
const dom = ['**/*.dom.test.{ts,tsx}']
// On a busy machine, a test can time out by chance. `npm test` lists tests that needed a retry.
const retry = 1

// Programs that tests start find the site and its words, too, whatever folder they run in.
process.env['WIZE_SITE'] = siteRoot
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --import ${import.meta.dirname}/kit/owner/register-words.ts`

/** Unit tests of all packages, on the site whose folder they're run in. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownersWords()],
  test: {
    environment: 'node',
    setupFiles: 'proof/vitest-setup.ts',
    globalSetup: 'kit/server/testing/shared-postgres.ts',
    // Ends what hangs, and nothing else: a busy machine takes minutes for a build of seconds. Speed is
    // measured by `npm run bench`.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The browser tests run beside these, and have as many.
    maxWorkers: availableParallelism(),
    reporters: ['default', ['json', { outputFile: resultFiles.unit }]],
    // A process for each file takes some 0.2 s of processor time. Only `aloneTests` need one, and where a
    // test takes minutes, it doesn't matter.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'long',
          include: [longTests],
          exclude: [...exclude, ...longProofs],
          isolate: true,
          retry,
        },
      },
      { extends: true, test: { name: 'long proofs', include: longProofs, exclude, isolate: true } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [aloneTests],
          exclude: [...exclude, ...proofs],
          isolate: true,
          retry,
        },
      },
      {
        extends: true,
        test: { name: 'alone proofs', include: aloneProofs, exclude, isolate: true },
      },
      {
        extends: true,
        test: { name: 'proofs', include: proofs, exclude: [...exclude, aloneTests, longTests] },
      },
      { extends: true, test: { name: 'pure', include: pure, exclude, retry } },
      { extends: true, test: { name: 'dom', include: dom, exclude, environment: 'jsdom', retry } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, aloneTests, longTests, ...proofs, ...pure, ...dom],
          retry,
        },
      },
    ],
  },
})
