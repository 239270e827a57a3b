// `wize setup`: asks again who the site is for, and writes the answers into identity.ts. It starts
// from the current answers and leaves everything else alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { partNames } from '#contracts/parts.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import themes from '#theme/names.json' with { type: 'json' }
import { helpOption, readArguments } from './arguments.ts'
import type { Answers } from './setup/answers.ts'
import { ask } from './setup/ask.ts'
import { identityWith } from './setup/identity-answers.ts'
import { questions } from './setup/questions.ts'
import { writeTheme } from './setup/skeleton.ts'

const asked = questions(partNames, themes.names)
const help = `Usage: npm run setup -- [options]

Asks who the site is for, and writes the answers into identity.ts. It starts from your answers and
changes nothing else.

Options
${asked.map(({ flag, text }) => `  --${flag.padEnd(10)} ${text}`).join('\n')}
  --yes        asks nothing: takes these answers and the ones in identity.ts
  --help       prints this`

const { values: flags } = readArguments(help, {
  options: {
    ...Object.fromEntries(asked.map(({ flag }) => [flag, { type: 'string' as const }])),
    yes: { type: 'boolean', default: false },
    help: helpOption,
  },
})

/** A placeholder isn't an answer. */
const own = (value: string) => (isSample(value) ? '' : value)
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
const answers = await ask(asked, flags, current)
const file = siteFile('identity.ts')
writeFileSync(file, identityWith(readFileSync(file, 'utf8'), answers, partNames))
if (answers.theme !== themes.default) {
  const names = siteFile('theme/names.json')
  writeTheme(
    siteRoot,
    answers.theme,
    existsSync(names) ? JSON.parse(readFileSync(names, 'utf8')) : {},
  )
}
console.log('identity.ts has your answers. npm run dev shows the site.')
