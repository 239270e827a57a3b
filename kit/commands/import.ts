// `wize import wordpress export.xml` and `wize import markdown folder`.
import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { siteRoot } from '#owner/root.ts'
import { command, Failure, run, type Terminal } from './command.ts'
import type { Import } from './import/imported.ts'
import type { Prepared } from './import/prepare.ts'
import { importPackages, offerPackages } from './optional-packages.ts'

const about = `Takes articles and pages over from another system: texts, pictures, authors, tags, \
drafts, and a redirect for every old address. What's there already is never overwritten, so you can \
import again.`

interface Options {
  uploads?: string
  dryRun?: boolean
  yes?: boolean
}

const made = (terminal: Terminal) => {
  const root = command('wize import', about).usage('<command> [options]').helpCommand(false)
  const dryRun = ['--dry-run', 'says what would be imported, and writes nothing'] as const
  const yes = ['--yes', 'installs the converter without asking, if it isn’t installed yet'] as const
  const uploads = [
    '--uploads <folder>',
    'a copy of the old site’s pictures (wp-content/uploads, or Ghost’s content/images), instead of downloading them',
  ] as const
  root
    .command('wordpress <file>')
    .description('an export of WordPress: Tools, Export, All content')
    .option(...uploads)
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
    .description('a folder of Hugo or Jekyll, or an export of Ghost (a .json file)')
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
process.exitCode = await run(made)

async function importSite(
  path: string,
  { uploads, dryRun = false, yes = false }: Options,
  { out }: Terminal,
  read: () => Promise<Import>,
) {
  for (const each of [path, uploads])
    if (each && !existsSync(each)) throw new Error(`${each} isn’t there. Nothing was imported.`)
  if (!(await offerPackages(importPackages, yes))) throw new Failure()
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
  // Without those that the build would refuse, what leads to them has to go, too.
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
  out(reportOf(prepared, dryRun))
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
    ...list('Already there, and left as it is:', skipped),
    ...list('Not imported:', refused),
    ...list('To know and to do:', notes),
    ...(dryRun
      ? ['\nNothing was written.']
      : ['\nNext: npm run dev shows it, npm run verify checks it.']),
  ].join('\n')}\n`
}
