// `npm run verify`: whether the build is ready to publish. Checks dist/ for mistakes that owners
// can make, prints the results, and writes them to verify.html. Exits with 1 if there are errors.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '#owner/root.ts'
import { helpOption, readArguments } from './arguments.ts'
import { findChromium } from './chromium.ts'
import { browserPackages, offerPackages } from './optional-packages.ts'
import {
  leftOut,
  linksToParts,
  misplaced,
  samplesLeft,
  termsLeft,
  undatedLegalPages,
  unreadLegalPages,
  unwritten,
} from './verify/content.ts'
import { readDist } from './verify/dist.ts'
import { internalLinks, outsideLinks } from './verify/links.ts'
import { markup } from './verify/markup.ts'
import { alternatives, weights } from './verify/pages.ts'
import { askToConfirm, promises, sitePromises } from './verify/promises.ts'
import { asHtml, asText, type Check } from './verify/report.ts'

const help = `Usage: npm run verify -- [options]

Builds the site, and checks whether it's ready to publish. Prints the results and writes them to
verify.html. Exits with 1 if there are errors.

Options
  --confirm       asks about each promise on the site that you haven't confirmed yet
  --online        checks every outside link too
  --no-build      checks dist/ as it is
  --no-browser    leaves out accessibility and Lighthouse
  --yes           installs what the browser checks need without asking
  --port <port>   the port to serve the pages on meanwhile, 3390 by default
  --help          prints this`

const { values } = readArguments(help, {
  options: {
    confirm: { type: 'boolean', default: false },
    online: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    port: { type: 'string', default: '3390' },
    help: helpOption,
  },
})
const root = `${siteRoot}/`
const wize = fileURLToPath(new URL('../bin/wize.mjs', import.meta.url))

if (!values['no-build']) {
  const built = spawnSync(process.execPath, [wize, 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) {
    console.error(`The site can’t be built, so there is nothing to check:\n\n${built.stderr}`)
    process.exit(1)
  }
}

const dist = readDist(`${root}dist`)
const promised = sitePromises(dist)
if (values.confirm) {
  const terminal = createInterface({ input: process.stdin })
  await askToConfirm(root, promised, terminal, (text) => process.stdout.write(text))
  terminal.close()
  console.log()
}
const checks: Check[] = [
  await internalLinks(dist),
  await outsideLinks(dist, values.online),
  await markup(dist),
  alternatives(dist),
  weights(dist),
  leftOut(root, dist),
  samplesLeft(),
  termsLeft(root),
  unwritten(dist),
  unreadLegalPages(root),
  undatedLegalPages(root),
  promises(root, promised),
  linksToParts(dist),
  misplaced(root, dist),
]
if (values['no-browser']) {
  checks.push({ name: 'Accessibility and Lighthouse', skipped: '--no-browser', findings: [] })
} else if (!findChromium()) {
  checks.push({
    name: 'Accessibility and Lighthouse',
    skipped:
      'there’s no Chromium; install it (on Debian: apt install chromium), or set CHROMIUM_PATH',
    findings: [],
  })
} else if (await offerPackages(browserPackages, values.yes)) {
  const { browserChecks } = await import('./verify/browser.ts')
  checks.push(...(await browserChecks(dist, values.port)))
} else {
  checks.push({
    name: 'Accessibility and Lighthouse',
    skipped: 'their packages aren’t installed; npm run verify -- --yes installs them',
    findings: [],
  })
}

writeFileSync(`${root}verify.html`, asHtml(checks))
console.log(`${asText(checks)}\n\nThe same report as a web page: verify.html`)
if (checks.some(({ findings }) => findings.some(({ level }) => level === 'error')))
  process.exitCode = 1
