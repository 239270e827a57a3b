import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** Where Vitest and Playwright write their results, relative to the project's root. */
export const testTimes = {
  unit: 'node_modules/.cache/unit-tests.json',
  browser: 'node_modules/.cache/browser-tests.json',
}

interface TestTime {
  name: string
  seconds: number
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

const unitTimes = (report: JsonTestResults): TestTime[] =>
  report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${process.cwd()}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

const browserTimes = ({ specs, suites = [] }: JSONReportSuite): TestTime[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file} › ${title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(browserTimes),
]

/** The slowest tests of the last runs, slowest first. */
export function slowestTests(count: number): TestTime[] {
  const unit = read<JsonTestResults>(testTimes.unit)
  const browser = read<JSONReport>(testTimes.browser)
  const times = [...(unit ? unitTimes(unit) : []), ...(browser?.suites.flatMap(browserTimes) ?? [])]
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}
