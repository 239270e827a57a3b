import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTestResults, summarize } from './test-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function results(reports: { unit?: object; browser?: object }) {
  const files = { unit: join(folder, 'unit.json'), browser: join(folder, 'browser.json') }
  for (const name of ['unit', 'browser'] as const) {
    rmSync(files[name], { force: true })
    if (reports[name]) writeFileSync(files[name], JSON.stringify(reports[name]))
  }
  return summarize(readTestResults(files))
}

const unitTest = (fullName: string, status: string, failureMessages: string[]) => ({
  ...{ fullName, status, failureMessages, duration: 1500 },
})
const browserTest = (title: string, status: string, message?: string) => ({
  ...{ file: 'page.spec.ts', title },
  tests: [{ status, results: [{ duration: 2000, error: message && { message } }] }],
})

test('names every test that failed or needed a second try, with its first error', () => {
  const unit = {
    testResults: [
      {
        name: `${process.cwd()}/server/a.test.ts`,
        assertionResults: [
          unitTest('passes', 'passed', []),
          unitTest('wavers', 'passed', ['AssertionError: 1 is not 2\n    at line 3']),
          unitTest('fails', 'failed', ['Error: first', 'Error: second']),
        ],
      },
    ],
  }
  const browser = {
    suites: [
      {
        specs: [browserTest('opens', 'expected')],
        suites: [{ specs: [browserTest('shakes', 'flaky', '\u001b[31mTimeout\u001b[39m\nof')] }],
      },
    ],
  }
  const summary = results({ unit, browser })
  expect(summary).toContain(
    [
      '1 failed:',
      '  server/a.test.ts › fails',
      '    Error: first',
      '2 passed only on a second try:',
      '  server/a.test.ts › wavers',
      '    AssertionError: 1 is not 2',
      '  e2e/page.spec.ts › shakes',
      '    Timeout',
      'The ten slowest tests:',
      '    2.0 s  e2e/page.spec.ts › opens',
    ].join('\n'),
  )
})

test('lists only the slowest of a good run, also without browser tests', () => {
  const assertionResults = [unitTest('passes', 'passed', [])]
  const unit = { testResults: [{ name: 'a.test.ts', assertionResults }] }
  expect(results({ unit })).toBe(
    [
      'The ten slowest tests:',
      '    1.5 s  a.test.ts › passes',
      'What was proved:',
      '     1 test        2 s  components, services, and commands do their part',
    ].join('\n'),
  )
})

test('says what each layer proves, with its tests and their seconds', () => {
  const inFile = (name: string, count: number) => ({
    name,
    assertionResults: Array.from({ length: count }, () => unitTest('holds', 'passed', [])),
  })
  const unit = {
    testResults: [
      inFile('kit/i18n/format.pure.test.ts', 2),
      inFile('kit/server/store/crash.test.ts', 1),
      inFile('kit/server/app.test.ts', 3),
    ],
  }
  const browser = {
    suites: [
      { specs: [browserTest('opens', 'expected')] },
      { specs: [{ ...browserTest('reads', 'expected'), file: 'accessibility.spec.ts' }] },
      { specs: [{ ...browserTest('weighs', 'expected'), file: 'budgets.spec.ts' }] },
    ],
  }
  const summary = results({ unit, browser })
  const lines = summary.slice(summary.indexOf('What was proved:')).split('\n').slice(1)
  expect(lines.map((line) => line.trim().replace(/ {2}.*/, ''))).toEqual([
    ...['2 tests', '1 test', '3 tests', '1 test', '1 test', '1 test'],
  ])
  expect(lines[0]).toBe('     2 tests       3 s  functions give what they promise')
})
