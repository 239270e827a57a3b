// `wize adopt old-folder new-folder`: makes a site from a copy of the repository as it was in version 1.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { adopt } from './adopt/adopt.ts'
import { helpOption, readArguments } from './arguments.ts'
import { localPackages, publishedVersions } from './setup/dependencies.ts'

const help = `Usage: wize adopt <old folder> [<new folder>]

Makes a site from a copy of the repository as it was in version 1: your words, pictures, colors,
inquiries, and settings, without our code. The old folder stays as it is. Stop its server first, so
that no inquiry arrives there afterward.

Options
  --kit   a folder or packed file of @wize/kit, instead of the published version
  --help  prints this`

const { values: flags, positionals } = readArguments(help, {
  allowPositionals: true,
  options: { kit: { type: 'string' }, help: helpOption },
})
const [old = '.', site = `${resolve(old)}-site`] = positionals
const [from, to] = [resolve(old), resolve(site)]
const lacking = ['identity.ts', 'content', 'site/theme', 'server', 'contracts'].filter(
  (name) => !existsSync(join(from, name)),
)
const refusal =
  lacking.length > 0
    ? `${from} isn’t a copy of version 1: it has no ${lacking.join(', ')}. Nothing was written.`
    : existsSync(to) && readdirSync(to).length > 0
      ? `${to} isn’t empty, so nothing was written. Name a new folder: wize adopt ${old} my-site`
      : `${to}/`.startsWith(`${from}/`)
        ? `${to} is inside the old folder, so nothing was written. Name one beside it.`
        : undefined
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
const notes = await adopt(from, to, flags.kit ? localPackages(flags.kit, to) : publishedVersions())
console.log(`Your site is in ${to}. ${from} is as it was.

${notes.map((note) => `- ${note}`).join('\n')}
- Code that you changed in site/, server/, and the like isn’t taken. The kit’s recipes say how to keep it: overrides/, pages/, and add-ons.

Next:
  cd ${relative('.', to) || '.'}
  npm install
  npm test        says what is left to do`)
