// `npm test`: the unit tests, beside the build and the browser tests on it, beside the checks. One
// run shows everything that's wrong. `node scripts/test.ts lisbon` tests that site instead, without
// the checks of the code, which is the same. `npm run test:long` instead runs what few changes
// can break: other sites are made, built, and packed, the assistant is tried on whole sets, I/O calls
// fail one by one, and the browser tests that are tagged as long run, and all of them on sites/lisbon.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, ensureTestBrowser } from '@wize/proof/machine/browsers.ts'
import { ensurePostgres } from '@wize/proof/machine/postgres.ts'
import { ensureWebServers } from '@wize/proof/machine/web-servers.ts'
import { longTag, readTestResults, resultFiles, summarize } from '@wize/proof/test-results.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const isLong = process.argv[2] === '--long'
const name = isLong ? 'wize' : (process.argv[2] ?? 'wize')
const isOther = name !== 'wize'
const siteOf = (name: string) => join(root, 'sites', name)
// Hundreds of Node processes load the same modules. This keeps what the first one has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile')
ensureChromium()
ensureTestBrowser()
ensurePostgres()
ensureWebServers()
for (const file of Object.values(resultFiles)) rmSync(file, { force: true })

const unitTests = 'npx vitest run --root ../..'
const failed: string[] = []
const durations: string[] = []
const browserResults: ReturnType<typeof readTestResults> = []
const started = Date.now()
const secondsSince = (start: number) => ((Date.now() - start) / 1000).toFixed(0)

interface RunOptions {
  /** Shows the output at the end, because another command's is shown meanwhile. */
  quiet?: boolean
  /** Gives it only the CPU time that the tests leave. */
  background?: boolean
  /** The folder to run it in; by default that of the tested site. */
  cwd?: string
}

async function run(
  step: string,
  command: string,
  { background = false, quiet = background, cwd = siteOf(name) }: RunOptions = {},
): Promise<boolean> {
  const heading = `\n── ${step} ──`
  const start = Date.now()
  const output = quiet ? 'pipe' : 'inherit'
  if (!quiet) console.log(heading)
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', output, output] })
  if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const [status] = await once(child, 'close')
  if (quiet) console.log(`${heading}\n${printed.join('')}`)
  console.log(`${step} ${status === 0 ? 'passed' : 'failed'} after ${secondsSince(start)} s.`)
  durations.push(`${secondsSince(start).padStart(7)} s  ${step}`)
  if (status !== 0) failed.push(step)
  return status === 0
}

/** Builds a site and runs the browser tests on it. No other command runs long tests of other sites. */
async function browserTests(site = name) {
  const cwd = siteOf(site)
  const of = site === name ? '' : ` of ${site}`
  if (!(await run(`Build${of}`, 'npm run --silent build', { cwd }))) return
  const chosen = site === 'wize' ? `--grep${isLong ? '' : '-invert'} ${longTag}` : ''
  await run(
    `Browser tests${of}`,
    `npx playwright test --config ../../proof/playwright.config.ts ${chosen}`,
    { cwd },
  )
  browserResults.push(...readTestResults({ ...resultFiles, unit: '' }))
  rmSync(resultFiles.browser, { force: true })
}

async function checks() {
  if (isOther) return
  await run('Checks', 'npm run --silent check', { background: true, cwd: root })
}

// Run in parallel, because tests spend much of their time waiting.
await Promise.all(
  isLong
    ? [
        run('Long tests', `${unitTests} --project 'long*'`, { quiet: true }),
        run('Packed site', 'npm run --silent proof:packed', { quiet: true, cwd: root }),
        browserTests().then(() => browserTests('lisbon')),
      ]
    : [
        run('Unit tests', `${unitTests} --project '!long*'`, { quiet: true }),
        browserTests(),
        checks(),
      ],
)
console.log(
  `\n${summarize([...readTestResults(), ...browserResults])}\nSteps, most of them side by side:\n${durations.join('\n')}`,
)
const seconds = secondsSince(started)
if (failed.length === 0) console.log(`\nAll passed after ${seconds} s.`)
else {
  console.log(`\nFailed after ${seconds} s: ${failed.join(', ')}.`)
  process.exitCode = 1
}
