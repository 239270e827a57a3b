// `wize adopt old-folder new-folder`: makes a site from a copy of the repository as it was in version 1.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { command, run, type Terminal } from './command.ts'
import { localPackages, publishedVersions } from './setup/dependencies.ts'

const about = `Makes a site from a copy of the repository as it was in version 1: your words, \
pictures, colors, inquiries, and settings, without our code. The old folder stays as it is. Stop its \
server first, so that no inquiry arrives there afterward.`

const ownCode =
  'Code that you changed in site/, server/, and the like isn’t copied. The kit’s recipes say how to keep it: overrides/, pages/, and add-ons.'

export const adoptCommand = (terminal: Terminal) =>
  command('wize adopt', about)
    .argument('[old-folder]', 'where the copy is', '.')
    .argument('[new-folder]', 'where the site goes; by default beside the old folder')
    .option(
      '--kit <path>',
      'a folder or packed file of @wize/kit, instead of the published version',
    )
    .action((from: string, to: string | undefined, options: { kit?: string }) =>
      adoptSite(from, to, options, terminal),
    )
if (import.meta.main) process.exitCode = await run(adoptCommand)

async function adoptSite(
  old: string,
  given: string | undefined,
  { kit }: { kit?: string },
  { out }: Terminal,
) {
  const from = resolve(old)
  const to = resolve(given ?? `${from}-site`)
  const lacking = ['identity.ts', 'content', 'site/theme', 'server', 'contracts'].filter(
    (name) => !existsSync(join(from, name)),
  )
  if (lacking.length > 0)
    throw new Error(
      `${from} isn’t a copy of version 1: it has no ${lacking.join(', ')}. Nothing was written.`,
    )
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Error(
      `${to} isn’t empty, so nothing was written. Name a new folder: wize adopt ${old} my-site`,
    )
  if (`${to}/`.startsWith(`${from}/`))
    throw new Error(`${to} is inside the old folder, so nothing was written. Name one beside it.`)
  // The kit's own words need a site's language, and there may be none in this folder.
  process.env['WIZE_SITE'] = from
  const { adopt } = await import('./adopt/adopt.ts')
  const notes = await adopt(from, to, kit ? localPackages(kit, to) : publishedVersions())
  out(`Your site is in ${to}. ${from} is as it was.

${[...notes, ownCode].map((note) => `- ${note}`).join('\n')}

Next:
  cd ${relative('.', to) || '.'}
  npm install
  npm test        says what is left to do
`)
}
