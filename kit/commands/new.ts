// `wize new my-site`: makes a site in a folder of its own. Asks who it's for; every question has a
// flag, such as --name="Farol". With --yes, nothing is asked.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Option } from 'commander'
// The kit's own themes: there is no site yet.
import themes from '#site/theme/names.json' with { type: 'json' }
import { command, run } from './command.ts'
import { canonical, writeLanguage } from './languages/new-language.ts'
import { offeredAddOns } from './setup/add-ons.ts'
import { derived, listed } from './setup/answers.ts'
import { ask, type Flags } from './setup/ask.ts'
import { localPackages, publishedVersions } from './setup/dependencies.ts'
import { languageQuestion, questionOptions, questions } from './setup/questions.ts'
import { offeredParts, writeSkeleton } from './setup/skeleton.ts'

const asked = [...questions(offeredParts, themes.names), languageQuestion]

const about = 'Asks who the site is for, and writes it into a new folder.'
const kit = new Option(
  '--kit <path>',
  'a folder or packed file of @wize/kit, instead of the published version',
)

const made = () =>
  command('wize new', about, [...questionOptions(asked), kit])
    .argument('[folder...]')
    .usage('<folder> [options]')
    .action(makeSite)
process.exitCode = await run(made)

async function makeSite(folders: string[], flags: Flags & { kit?: string }) {
  const [name = '', ...more] = folders
  const folder = resolve(name)
  const refusal = !name
    ? 'Say where: wize new my-site'
    : more.length > 0
      ? `Expected one folder; found ${folders.join(', ')}. Put quotes around an answer with spaces.`
      : existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')
        ? `${folder} isn’t empty, so nothing was written. Choose a new folder.`
        : undefined
  if (refusal) throw new Error(refusal)

  const answers = await ask(asked, flags, {
    // What needs more than these answers stays off until the owner wants it.
    without: ['chat', ...offeredAddOns.map(({ part }) => part)].join(','),
    theme: themes.default,
    languages: 'en',
  })
  const { kit } = flags
  const dependency = kit ? localPackages(kit, folder) : publishedVersions()
  const files = writeSkeleton(folder, answers, dependency, new Date().toISOString().slice(0, 10))
  const locales = [derived(answers).locale]
  const [, ...others] = listed(answers.languages ?? '')
  const { identity } = await import(pathToFileURL(join(folder, 'identity.ts')).href)
  let count = files.length
  for (const locale of others.map(canonical)) {
    count += writeLanguage(folder, locale, { locales, identity })
    locales.push(locale)
  }
  console.log(`${answers.name} has ${count} files in ${folder}. README.md says what is where.

Next:
  cd ${shorter(relative('.', folder) || '.', folder)}
  npm install
  npm run dev     shows the site on http://localhost:4321
  npm test        says what is left to write`)
}

/** From a folder far away, the way back to the root would be longer than the path itself. */
function shorter(one: string, other: string): string {
  return one.length <= other.length ? one : other
}
