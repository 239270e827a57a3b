// `wize new my-site`: makes a site in a folder of its own. Asks who it's for; every question has a
// flag, such as --name="Farol". With --yes, nothing is asked.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Option } from 'commander'
import type { Identity } from '#contracts/identity.ts'
import { valuesIn } from '#owner/identity-values.ts'
import { kitLanguages } from '#owner/words.ts'
// The kit's own themes: there is no site yet.
import themes from '#site/theme/names.json' with { type: 'json' }
import { command, run, type Terminal } from './command.ts'
import { canonical, languageOf, writeLanguage } from './languages/new-language.ts'
import type { Known } from './languages/unwritten-copy.ts'
import { offeredAddOns } from './setup/add-ons.ts'
import { type Answers, derived, listed } from './setup/answers.ts'
import { askAll, type Flags } from './setup/ask.ts'
import { localPackages, publishedVersions } from './setup/dependencies.ts'
import {
  languageQuestion,
  questionOptions,
  questions,
  translatedQuestions,
} from './setup/questions.ts'
import { offeredParts, writeSkeleton } from './setup/skeleton.ts'

const asked = [...questions(offeredParts, themes.names), languageQuestion]

const about = 'Asks who the site is for, and writes it into a new folder.'
const kit = new Option(
  '--kit <path>',
  'a folder or packed file of @wize/kit, instead of the published version',
)

/** Not in the help: there are two for every language of the kit. */
const translated = kitLanguages()
  .flatMap(translatedQuestions)
  .map(({ flag, text }) => new Option(`--${flag} <answer>`, text).hideHelp())

export const newCommand = (terminal: Terminal) =>
  command('wize new', about, [...questionOptions(asked), ...translated, kit])
    .addHelpText(
      'after',
      '\nWith several languages, --trade-fr and --headline-fr are the answers in French, and so on.',
    )
    .argument('[folder...]')
    .usage('<folder> [options]')
    .action((folders: string[], flags: NewFlags) => makeSite(folders, flags, terminal))
if (import.meta.main) process.exitCode = await run(newCommand)

type NewFlags = Flags & { kit?: string }

async function makeSite(folders: string[], flags: NewFlags, terminal: Terminal) {
  const folder = emptyFolder(folders)
  const usual = {
    // What needs more than these answers stays off until the owner wants it.
    without: ['chat', ...offeredAddOns.map(({ part }) => part)].join(','),
    theme: themes.default,
    languages: 'en',
  }
  const answers = await askAll(asked, flags, usual, terminal)
  const others = listed(answers.languages ?? '')
    .slice(1)
    .map(canonical)
  const said = await answersIn(others.map(languageOf), answers, flags, terminal)
  const { kit } = flags
  const dependency = kit ? localPackages(kit, folder) : publishedVersions()
  const files = writeSkeleton(folder, answers, dependency, new Date().toISOString().slice(0, 10))
  const locales = [derived(answers).locale]
  // Its own import would need packages that aren't installed yet.
  const identity = valuesIn(
    readFileSync(join(folder, 'identity.ts'), 'utf8'),
  ) as unknown as Identity
  let count = files.length
  for (const locale of others) {
    const known = said[languageOf(locale)] ?? {}
    count += writeLanguage(folder, locale, { locales, identity, known })
    locales.push(locale)
  }
  terminal.out(`${answers.name} has ${count} files in ${folder}. README.md says what is where.

Next:
  cd ${shorter(relative('.', folder) || '.', folder)}
  npm install
  npm run dev     shows the site on http://localhost:4321
  npm test        says what is left to write
`)
}

/** The one folder that was named. Throws if it isn't one, or has files. */
function emptyFolder(named: string[]): string {
  const [name, ...more] = named
  if (!name) throw new Error('Say where: wize new my-site')
  if (more.length > 0)
    throw new Error(
      `Expected one folder; found ${named.join(', ')}. Put quotes around an answer with spaces.`,
    )
  const folder = resolve(name)
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Error(`${folder} isn’t empty, so nothing was written. Choose a new folder.`)
  return folder
}

/** By language, what visitors read of the answers, each with its translation. */
async function answersIn(
  languages: readonly string[],
  answers: Answers,
  flags: Flags,
  terminal: Terminal,
) {
  const said: Record<string, Known> = {}
  for (const language of languages) {
    const own = await askAll<Known>(translatedQuestions(language), flags, {}, terminal)
    const pairs = (['trade', 'headline'] as const).map((flag) => [
      answers[flag],
      own[`${flag}-${language}`],
    ])
    said[language] = Object.fromEntries(pairs.filter(([, translation]) => translation))
  }
  return said
}

/** From a folder far away, the way back to the root would be longer than the path itself. */
function shorter(one: string, other: string): string {
  return one.length <= other.length ? one : other
}
