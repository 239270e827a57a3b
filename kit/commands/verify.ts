// `npm run verify`: whether the build is ready to publish. Checks dist/ for mistakes that owners
// can make, prints the results, and writes them to verify.html. Exits with 1 if there are errors.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Check } from '#contracts/check.ts'
import { siteRoot } from '#owner/root.ts'
import { findChromium } from './chromium.ts'
import { command, Failure, portOption, run, type Terminal, UsageError } from './command.ts'
import { browserPackages, offerPackages } from './optional-packages.ts'
import { readDist } from './verify/dist.ts'
import { askToConfirm, sitePromises } from './verify/promises.ts'
import { asHtml, asText } from './verify/report.ts'
import { staticChecks } from './verify/static-checks.ts'
import { askAboutTranslations } from './verify/translations.ts'

const about = `Builds the site, and checks whether it's ready to publish. Prints the results and \
writes them to verify.html. Exits with 1 if there are errors.`

interface Options {
  confirm?: boolean
  online?: boolean
  build: boolean
  browser: boolean
  yes?: boolean
  port: number
}

export const verifyCommand = (terminal: Terminal) =>
  command('npm run verify', about)
    .option(
      '--confirm',
      'asks about promises on the site, and about translations of what has changed since',
    )
    .option('--online', 'checks every outside link too')
    .option('--no-build', 'checks dist/ as it is')
    .option('--no-browser', 'leaves out accessibility and Lighthouse')
    .option('--yes', 'installs what the browser checks need without asking')
    .addOption(portOption('the port to serve the pages on meanwhile', 3390))
    .action((options: Options) => verify(options, terminal))
if (import.meta.main) process.exitCode = await run(verifyCommand)

async function verify(options: Options, terminal: Terminal) {
  const root = `${siteRoot}/`
  if (options.build) build(root)
  const dist = readDist(`${root}dist`)
  if (options.confirm) await confirm(root, sitePromises(dist), terminal)
  const checks = await staticChecks(root, dist, { online: options.online === true })
  checks.push(...(await inBrowser(dist, options, terminal)))

  writeFileSync(`${root}verify.html`, asHtml(checks))
  terminal.out(`${asText(checks)}\n\nThe same report as a web page: verify.html\n`)
  if (checks.some(({ findings }) => findings.some(({ level }) => level === 'error')))
    throw new Failure()
}

function build(root: string) {
  const wize = fileURLToPath(new URL('../bin/wize.mjs', import.meta.url))
  const built = spawnSync(process.execPath, [wize, 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0)
    throw new Error(`The site can’t be built, so there is nothing to check:\n\n${built.stderr}`)
}

async function confirm(
  root: string,
  promised: ReturnType<typeof sitePromises>,
  { lines, out }: Terminal,
) {
  if (!lines) throw new UsageError('--confirm asks, and nobody can answer here.')
  const answers = lines()
  await askToConfirm(root, promised, answers, out)
  await askAboutTranslations(root, answers, out)
  await answers.return?.()
  out('\n')
}

/** The checks that need a browser, or why they don't run. */
async function inBrowser(
  dist: ReturnType<typeof readDist>,
  { browser, yes = false, port }: Options,
  terminal: Terminal,
): Promise<Check[]> {
  const skipped = (reason: string): Check[] => [
    { name: 'Accessibility and Lighthouse', skipped: reason, findings: [] },
  ]
  if (!browser) return skipped('--no-browser')
  if (!findChromium())
    return skipped(
      'there’s no Chromium; install it (on Debian: apt install chromium), or set CHROMIUM_PATH',
    )
  if (!(await offerPackages(browserPackages, yes, terminal)))
    return skipped('their packages aren’t installed; npm run verify -- --yes installs them')
  const { browserChecks } = await import('./verify/browser.ts')
  return await browserChecks(dist, String(port))
}
