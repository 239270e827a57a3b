import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

const cache = join(import.meta.dirname, '../node_modules/.cache')

/** Where Vitest and Playwright write their results. */
export const resultFiles = {
  unit: join(cache, 'unit-tests.json'),
  browser: join(cache, 'browser-tests.json'),
}

/**
 * Tests that nothing is lost or sent twice, and that nothing harmful gets through. They're never
 * retried, because even a rare failure is a bug.
 */
export const proofs = [
  'kit/server/store/*.test.ts',
  'kit/server/outbox/*.test.ts',
  'kit/server/inbox/crash.test.ts',
  'kit/server/newsletter/sending.test.ts',
  'tutor/server/running/*.test.ts',
  '**/hostile.test.ts',
]

/** Tests that few changes can break, such as those that build other sites. They run in `npm run test:long`. */
export const longTests = '**/*.long.test.ts'

/** Tests that replace modules, or jsdom's whole document, so that no other file may share their process. */
export const aloneTests = '**/*.alone.test.{ts,tsx}'

/** The proofs whose names end like this. */
const proofsNamed = (ending: string) =>
  proofs
    .filter((files) => files.endsWith('/*.test.ts'))
    .map((files) => files.replace('*.test.ts', ending))

/** Proofs that need a process of their own. */
export const aloneProofs = proofsNamed('*.alone.test.ts')
/** Proofs that few changes can break. */
export const longProofs = proofsNamed('*.long.test.ts')

/** Browser tests that few changes can break have this tag, and run in `npm run test:long`. */
export const longTag = '@long'

/** What each layer of tests proves, and the files it's in. The first that matches counts. */
const layers: [proves: string, files: string[]][] = [
  ['functions give what they promise', ['**/*.pure.test.{ts,tsx}']],
  ['nothing is lost or sent twice, and nothing harmful gets through', proofs],
  ['the assistant keeps its word on whole sets', [`tutor/${longTests}`]],
  ['other sites are made, built, and extended', [longTests]],
  ['components, services, and commands do their part', ['**/*.test.{ts,tsx}']],
  ['pages can be read and used by everyone', ['e2e/{accessibility,keyboard}.spec.ts']],
  ['pages stay small', ['e2e/budgets.spec.ts']],
  ['visitors can do what the site promises, in a browser', ['e2e/*.spec.ts']],
]

interface TestResult {
  name: string
  seconds: number
  outcome: 'passed' | 'retried' | 'failed'
  /** The first line of the first error. */
  error: string | undefined
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

const unitResults = (report: JsonTestResults): TestResult[] =>
  report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: `${file.replace(`${process.cwd()}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      // Vitest keeps the errors of the first try.
      outcome: status === 'failed' ? 'failed' : failureMessages?.length ? 'retried' : 'passed',
      error: failureMessages?.map(firstLine)[0],
    })),
  )

const browserResults = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(
      ({ status, results }): TestResult => ({
        name: `e2e/${file} › ${title}`,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
        outcome: status === 'unexpected' ? 'failed' : status === 'flaky' ? 'retried' : 'passed',
        error: firstLine(results[0]?.error?.message),
      }),
    ),
  ),
  ...suites.flatMap(browserResults),
]

/** Every test of the last runs of Vitest and Playwright. */
export function readTestResults(files = resultFiles): TestResult[] {
  const unit = read<JsonTestResults>(files.unit)
  const browser = read<JSONReport>(files.browser)
  return [...(unit ? unitResults(unit) : []), ...(browser?.suites.flatMap(browserResults) ?? [])]
}

/** A line for each layer that ran. Seconds are of its tests, many of which run at once. */
function layerLines(results: TestResult[]): string[] {
  const byLayer = Map.groupBy(results, ({ name }) => {
    const [file = ''] = name.split(' › ')
    return layers.find(([, files]) => files.some((pattern) => matchesGlob(file, pattern)))?.[0]
  })
  return layers.flatMap(([proves]) => {
    const tests = byLayer.get(proves) ?? []
    const seconds = tests.reduce((sum, test) => sum + test.seconds, 0).toFixed(0)
    const count = `${String(tests.length).padStart(6)} ${tests.length === 1 ? 'test ' : 'tests'}`
    return tests.length === 0 ? [] : [`${count}  ${seconds.padStart(6)} s  ${proves}`]
  })
}

/**
 * Lists the tests that failed, those that passed only when repeated, the slowest ones, and what each
 * layer proved.
 */
export function summarize(results: TestResult[]): string {
  const listOf = (outcome: TestResult['outcome'], heading: string) => {
    const tests = results.filter((result) => result.outcome === outcome)
    const lines = tests.flatMap(({ name, error }) => [`  ${name}`, `    ${error}`])
    return tests.length === 0 ? [] : [`${tests.length} ${heading}:`, ...lines]
  }
  const slowest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  return [
    ...listOf('failed', 'failed'),
    ...listOf('retried', 'passed only on a second try'),
    'The ten slowest tests:',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
    'What was proved:',
    ...layerLines(results),
  ].join('\n')
}
