import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { type Part, partNames } from './contracts/parts.ts'
import { identity } from './identity.ts'
import { findTestBrowser } from './scripts/chromium.ts'
import { isSampleSite } from './scripts/sample-site.ts'
import { resultFiles } from './scripts/test-results.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
/** The learning assistant's server. The tests redirect the page's requests to it. */
const assistantPort = port + 1
process.env.E2E_ASSISTANT_PORT = String(assistantPort)

/** Tests of parts that owners can switch off. */
const testsOfParts: Record<Part, string[]> = {
  games: ['word-game', 'snake-game', 'games-offline'],
  assistant: ['assistant'],
  newsletter: ['newsletter'],
  chat: ['chat'],
  questionnaire: ['questionnaire'],
}

/** Browser tests of the production build, on the site's own server. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    ...partNames.filter((part) => !identity.parts[part]).flatMap((part) => testsOfParts[part]),
    ...(isSampleSite ? [] : ['spec-sample']),
  ].map((name) => `**/${name}.spec.ts`),
  fullyParallel: true,
  // Leaves time for a busy machine.
  timeout: 60_000,
  // On a busy machine, a test can time out by chance. `npm test` lists tests that needed a retry.
  retries: 2,
  expect: { timeout: 15_000 },
  // Tests often wait, so there are more workers than processors.
  workers: availableParallelism() + 1,
  reporter: [['line'], ['json', { outputFile: resultFiles.browser }]],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell's font hinting would make words wider than in a normal browser.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Tracing every test would cost a sixth of the processor time.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: 'node server/main.ts',
      url: `http://localhost:${port}/healthz`,
      env: {
        PORT: String(port),
        LOG_LEVEL: 'warn',
        DATA_DIR: 'node_modules/.cache/e2e-data',
        // All tests come from one address.
        RATE_LIMIT_PER_ADDRESS: '10000',
      },
      reuseExistingServer: false,
    },
    {
      command: 'node assistant/main.ts',
      url: `http://127.0.0.1:${assistantPort}/api/engine`,
      env: {
        ASSISTANT_PORT: String(assistantPort),
        ASSISTANT_ORIGINS: `http://localhost:${port}`,
        ASSISTANT_ENGINE: 'builtin',
        LOG_LEVEL: 'warn',
      },
      reuseExistingServer: false,
    },
  ],
})
