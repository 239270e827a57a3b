// `wize new my-site`: makes a site in a folder of its own. Asks who it's for; every question has a
// flag, such as --name="Farol". With --yes, nothing is asked.
import { existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
// The kit's own themes: there is no site yet.
import themes from '#site/theme/names.json' with { type: 'json' }
import { helpOption, readArguments } from './arguments.ts'
import { offeredAddOns } from './setup/add-ons.ts'
import { ask } from './setup/ask.ts'
import { localPackages, publishedVersions } from './setup/dependencies.ts'
import { questions } from './setup/questions.ts'
import { offeredParts, writeSkeleton } from './setup/skeleton.ts'

const asked = questions(offeredParts, themes.names)
const help = `Usage: wize new <folder> [options]

Asks who the site is for, and writes it into a new folder.

Options
${asked.map(({ flag, text }) => `  --${flag.padEnd(10)} ${text}`).join('\n')}
  --kit        a folder or packed file of @wize/kit, instead of the published version
  --yes        asks nothing: takes these answers
  --help       prints this`

const { values: flags, positionals } = readArguments(help, {
  allowPositionals: true,
  options: {
    ...Object.fromEntries(asked.map(({ flag }) => [flag, { type: 'string' as const }])),
    kit: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: helpOption,
  },
})
const [name = '', ...more] = positionals
const folder = resolve(name)
const refusal = !name
  ? 'Say where: wize new my-site'
  : more.length > 0
    ? `Expected one folder; found ${positionals.join(', ')}. Put quotes around an answer with spaces.`
    : existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')
      ? `${folder} isn’t empty, so nothing was written. Choose a new folder.`
      : undefined
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

const answers = await ask(asked, flags, {
  // What needs more than these answers stays off until the owner wants it.
  without: ['chat', ...offeredAddOns.map(({ part }) => part)].join(','),
  theme: themes.default,
})
const { kit } = flags as { kit?: string }
const dependency = kit ? localPackages(kit, folder) : publishedVersions()
const files = writeSkeleton(folder, answers, dependency, new Date().toISOString().slice(0, 10))
console.log(`${answers.name} has ${files.length} files in ${folder}. README.md says what is where.

Next:
  cd ${relative('.', folder) || '.'}
  npm install
  npm run dev     shows the site on http://localhost:4321
  npm test        says what is left to write`)
