import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { type Part, partNames } from './contracts/parts.ts'
import { identity } from './identity.ts'
import { findTestBrowser } from './scripts/chromium.ts'
import { isSampleSite } from './scripts/sample-site.ts'
import { resultFiles } from './scripts/test-results.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
/** The learning assistant's server; the tests send there what the page sends to its own port. */
const assistantPort = port + 1
process.env.E2E_ASSISTANT_PORT = String(assistantPort)

/** Journeys through parts that `identity.parts` can switch off. */
const journeys: Record<Part, string[]> = {
  games: ['word-game', 'snake-game', 'games-offline'],
  assistant: ['assistant'],
  newsletter: ['newsletter'],
  chat: ['chat'],
  questionnaire: ['questionnaire'],
}

/** Journeys on the production build, served by the site's own server. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    ...partNames.filter((part) => !identity.parts[part]).flatMap((part) => journeys[part]),
    ...(isSampleSite ? [] : ['spec-sample']),
  ].map((name) => `**/${name}.spec.ts`),
  fullyParallel: true,
  // A shared machine can be many times slower than an idle one.
  timeout: 60_000,
  // One starved moment of that machine is no fault of the site: a fault fails every time, and what passed
  // only when repeated is listed as flaky.
  retries: 2,
  expect: { timeout: 15_000 },
  // Tests wait for pages and clocks, so more of them run than there are processors.
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
        // The headless shell would hint fonts, which makes words wider than in a whole browser.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace of every test would cost a sixth of the processor time.
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
        // All journeys come from one address.
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
