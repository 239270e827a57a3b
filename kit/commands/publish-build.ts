// The build that `wize publish` makes, and its checks. `wize publish` holds the lock.
import { publishLanguageVariable } from '#contracts/languages.ts'
import { siteRoot } from '#owner/root.ts'
import { words } from './publish/publish.ts'
import { buildBeside } from './site-build.ts'
import { readDist } from './verify/dist.ts'
import { asText, errorLines } from './verify/report.ts'
import { staticChecks } from './verify/static-checks.ts'

// The checks of `npm run verify` that need no browser and no network.
const checks = await staticChecks(siteRoot, readDist(await buildBeside()))
const wrong = checks.filter(({ findings }) => findings.some(({ level }) => level === 'error'))
if (wrong.length > 0) {
  // The editor shows only the findings, which it translates.
  const isEditor = process.env[publishLanguageVariable] !== undefined
  const text = isEditor ? errorLines(wrong) : asText(wrong, Number.POSITIVE_INFINITY)
  console.error(`${words.refused}\n\n${text}`)
  process.exitCode = 1
}
