// `wize setup`: asks again who the site is for, and writes the answers into identity.ts. It starts
// from the current answers and leaves everything else alone.
import { existsSync, readFileSync } from 'node:fs'
import { saveFiles } from '#content/save-files.ts'
import { partNames } from '#contracts/parts.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import themes from '#theme/names.json' with { type: 'json' }
import { command, run, type Terminal } from './command.ts'
import type { Answers } from './setup/answers.ts'
import { askAll, type Flags } from './setup/ask.ts'
import { identityWith } from './setup/identity-answers.ts'
import { questionOptions, questions } from './setup/questions.ts'
import { writeTheme } from './setup/skeleton.ts'

const asked = questions(partNames, themes.names)
const about = `Asks who the site is for, and writes the answers into identity.ts. It starts from \
your answers and changes nothing else.`

export const setupCommand = (terminal: Terminal) =>
  command('npm run setup', about, questionOptions(asked)).action((flags: Flags) =>
    setUp(flags, terminal),
  )
if (import.meta.main) process.exitCode = await run(setupCommand)

async function setUp(flags: Flags, terminal: Terminal) {
  const { company, director, email, url, parts } = identity
  const current: Answers = {
    name: own(company.name),
    city: own(company.city),
    country: own(company.country),
    address: own(company.postalAddress),
    trade: own(company.description),
    director: own(director.name),
    headline: own(director.headline),
    email: own(email),
    url: own(url),
    // Nothing keeps the answer of the last run, so `none` is how to switch every part on again.
    without: partNames.filter((part) => !parts[part]).join(','),
    theme: themes.default,
  }
  const answers = await askAll(asked, flags, current, terminal)
  const file = siteFile('identity.ts')
  const text = identityWith(readFileSync(file, 'utf8'), answers, partNames)
  saveFiles(siteRoot, new Map([['identity.ts', text]]))
  if (answers.theme !== themes.default) {
    const names = siteFile('theme/names.json')
    writeTheme(
      siteRoot,
      answers.theme,
      existsSync(names) ? JSON.parse(readFileSync(names, 'utf8')) : {},
    )
  }
  terminal.out('identity.ts has your answers. npm run dev shows the site.\n')
}

/** A placeholder isn't an answer. */
function own(value: string): string {
  return isSample(value) ? '' : value
}
