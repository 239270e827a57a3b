import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { partNames } from '@wize/kit/contracts/parts.ts'
import { identity } from '@wize/kit/owner/identity.ts'
import { findTestBrowser } from './machine/browsers.ts'
// Tests compare pages with the site's own words.
import '@wize/kit/owner/register-words.ts'
import { siteRoot } from '@wize/kit/owner/root.ts'
import { resultFiles } from './test-results.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
/** The learning assistant's server. The tests redirect the page's requests to it. */
const assistantPort = port + 1
process.env.E2E_ASSISTANT_PORT = String(assistantPort)

/** Tests of parts that owners can switch off. */
const testsOfParts: Record<string, string[]> = {
  explorables: ['articles', 'explorables'],
  games: ['word-game', 'snake-game', 'games-offline'],
  assistant: ['assistant'],
  newsletter: ['newsletter'],
  chat: ['chat'],
  questionnaire: ['questionnaire'],
}

const wize = fileURLToPath(new URL('../kit/bin/wize.mjs', import.meta.url))

const assistant = {
  command: `node ${fileURLToPath(import.meta.resolve('@wize/tutor/server/main.ts'))}`,
  cwd: siteRoot,
  url: `http://127.0.0.1:${assistantPort}/api/engine`,
  env: {
    ASSISTANT_PORT: String(assistantPort),
    ASSISTANT_ORIGINS: `http://localhost:${port}`,
    ASSISTANT_ENGINE: 'builtin',
    LOG_LEVEL: 'warn',
  },
  reuseExistingServer: false,
}

/** Browser tests of the production build, on the site's own server. */
export default defineConfig({
  testDir: './e2e',
  testIgnore: [
    ...Object.keys(testsOfParts)
      .filter((part) => !(partNames.includes(part) && identity.parts[part]))
      .flatMap((part) => testsOfParts[part] ?? []),
    ...(basename(siteRoot) === 'wize' ? [] : ['spec-sample']),
  ].map((name) => `**/${name}.spec.ts`),
  fullyParallel: true,
  // Ends what hangs, and nothing else: a busy machine takes a minute for a test of seconds.
  timeout: 180_000,
  // On a busy machine, a test can time out by chance. `npm test` lists tests that needed a retry.
  retries: 2,
  expect: { timeout: 30_000 },
  // The unit tests run beside these, and have as many.
  workers: availableParallelism(),
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
      command: `node ${wize} serve`,
      cwd: siteRoot,
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
    ...(identity.parts['assistant'] ? [assistant] : []),
  ],
})
