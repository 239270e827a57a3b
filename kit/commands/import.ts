// `wize import wordpress export.xml` and `wize import markdown folder`.
import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { terminalText } from '#contracts/terminal-text.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { siteRoot } from '#owner/root.ts'
import { command, Failure, run, type Terminal } from './command.ts'
import type { Import } from './import/imported.ts'
import type { Prepared } from './import/prepare.ts'
import { importPackages, offerPackages } from './optional-packages.ts'

const about = `Imports articles and pages from another system: texts, pictures, authors, tags, drafts, \
and a redirect for every old address. Existing files are never overwritten, so you can import again.`

interface Options {
  uploads?: string
  privateNetwork?: boolean
  dryRun?: boolean
  yes?: boolean
}

export const importCommand = (terminal: Terminal) => {
  const root = command('wize import', about).usage('<command> [options]').helpCommand(false)
  const dryRun = ['--dry-run', 'shows what would be imported, and writes nothing'] as const
  const yes = ['--yes', 'installs the converter without asking, if it isn’t installed yet'] as const
  const uploads = [
    '--uploads <folder>',
    'a copy of the old site’s pictures (wp-content/uploads, or Ghost’s content/images), instead of downloading them',
  ] as const
  root
    .command('wordpress <file>')
    .description('a WordPress export: Tools, Export, All content')
    .option(...uploads)
    .option(
      '--private-network',
      'downloads pictures from private addresses, too, such as a copy of the old site on this computer. Only for your own exports: one from somebody else could send requests anywhere in your network',
    )
    .option(...dryRun)
    .option(...yes)
    .action(async (file: string, options: Options) => {
      await importSite(file, options, terminal, async () => {
        const { readWordPress } = await import('./import/wordpress.ts')
        return await readWordPress(file, options)
      })
    })
  root
    .command('markdown <path>')
    .description('a Hugo or Jekyll folder, or a Ghost export (a .json file)')
    .option(...uploads)
    .option(...dryRun)
    .option(...yes)
    .action(async (path: string, options: Options) => {
      await importSite(path, options, terminal, async () => {
        if (!statSync(path).isDirectory())
          return (await import('./import/ghost.ts')).readGhost(path, options)
        return (await import('./import/markdown-folder.ts')).readMarkdownFolder(path)
      })
    })
  return root
}
if (import.meta.main) process.exitCode = await run(importCommand)

async function importSite(
  path: string,
  { uploads, dryRun = false, yes = false }: Options,
  terminal: Terminal,
  read: () => Promise<Import>,
) {
  for (const each of [path, uploads])
    if (each && !existsSync(each)) throw new Error(`${each} doesn’t exist. Nothing was imported.`)
  if (!(await offerPackages(importPackages, yes, terminal))) throw new Failure()
  const { prepareImport } = await import('./import/prepare.ts')
  const { refusedFiles, writeImport } = await import('./import/write.ts')
  const imported = await read()
  const site = {
    root: siteRoot,
    identity: checkIdentity(identity),
    today: new Date().toISOString().slice(0, 10),
  }
  const all = await prepareImport(imported, site)
  const bad = await refusedFiles(all, site)
  // Links and redirects to files that the build would refuse have to go, too.
  const badPlaces = new Set([...bad.keys()].map((file) => all.files.get(file)?.where))
  const prepared =
    bad.size === 0
      ? all
      : await prepareImport(
          {
            ...imported,
            entries: imported.entries.filter(({ where }) => !badPlaces.has(where)),
            refused: [...imported.refused, ...bad.values()],
          },
          site,
        )
  if (bad.size > 0 && (await refusedFiles(prepared, site)).size > 0)
    throw new Error(`${[...bad.values()].join('\n')}\nNothing was imported.`)
  if (!dryRun) writeImport(prepared, siteRoot, basename(path))
  // Titles and addresses are from the other system.
  terminal.out(terminalText(reportOf(prepared, dryRun)))
  if (prepared.refused.length > 0) throw new Failure()
}

function reportOf(prepared: Prepared, dryRun: boolean): string {
  const { files, redirects, posts, drafts, pages, skipped, refused, notes } = prepared
  const others = [...files.keys()].filter((file) => !/\.md$/.test(file))
  const people = others.filter((file) => file.endsWith('.yaml')).length
  const counts = [
    [posts, 'article', 'articles'],
    [drafts, 'draft', 'drafts'],
    [pages, 'page', 'pages'],
    [people, 'person', 'people'],
    [others.length - people, 'picture', 'pictures'],
    [redirects.length, 'redirect', 'redirects'],
  ] as const
  const list = (heading: string, lines: string[]) =>
    lines.length > 0 ? [`\n${heading}`, ...lines.map((line) => `- ${line}`)] : []
  return `${[
    `${dryRun ? 'Would import' : 'Imported'} ${counts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ')}.`,
    ...list('Already there, so left unchanged:', skipped),
    ...list('Not imported:', refused),
    ...list('Please check:', notes),
    ...(dryRun
      ? ['\nNothing was written.']
      : ['\nNext: look at it with npm run dev, then check it with npm run verify.']),
  ].join('\n')}\n`
}
