import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import {
  closestFirst,
  oneOf,
  type Problem,
  problemsError,
  problemsText,
  shown,
} from '#contracts/problem.ts'
import { contentFolder } from '#i18n/content-folder.ts'
import { readSource, type Source, sourceProblems } from '#i18n/content-source.ts'
import { messageProblems } from '#i18n/messages.ts'
import { contentCollections } from '#site/content-schemas.ts'
import { directorId } from '#site/features/blog/posts.ts'
import { articleProblems, markdownProblems } from './article-problems.ts'

type KindName = keyof typeof contentCollections
type Sources = Record<KindName, Source[]>
const kindNames = Object.keys(contentCollections) as KindName[]

/** Kinds whose file names become parts of addresses. */
const named: KindName[] = [
  ...(['services', 'engagements', 'deliverables', 'projects'] as const),
  ...(['people', 'blog', 'letters'] as const),
]

/** Everything in the content folder that can't be used, with file, line and field. */
export function contentProblems(root: string): Problem[] {
  const sources = readAll(root)
  return [
    ...kindNames.flatMap((kind) =>
      sources[kind].flatMap((source) => sourceProblems(source, contentCollections[kind].schema)),
    ),
    ...missingFiles(sources),
    ...nameProblems(root),
    ...sameNames(sources),
    ...dayProblems(root, sources),
    ...references(sources),
    ...[...sources.blog, ...sources.letters, ...sources.deliverables, ...sources.legal].flatMap(
      (source) => markdownProblems(root, source),
    ),
    ...sources.blog.flatMap((source) => articleProblems(root, source)),
  ]
}

function readAll(root: string): Sources {
  return Object.fromEntries(
    kindNames.map((kind) => {
      const { folder, pattern } = contentCollections[kind]
      const files = globSync(pattern, { cwd: join(root, contentFolder, folder) })
      return [
        kind,
        files.toSorted().map((name) => {
          const file = join(contentFolder, folder, name).replaceAll('\\', '/')
          return readSource(file, readFileSync(join(root, file), 'utf8'))
        }),
      ]
    }),
  ) as Sources
}

/** The site has a page for each of these, and nothing to show on it without them. */
const needed: KindName[] = [
  ...(['homePage', 'servicesPage', 'projectsPage', 'aboutPage', 'founderPage'] as const),
  'resume',
]

const missingFiles = (sources: Sources): Problem[] =>
  needed
    .filter((kind) => sources[kind].length === 0)
    .map((kind) => {
      const { folder, pattern } = contentCollections[kind]
      return {
        file: [contentFolder, folder, String(pattern)].filter(Boolean).join('/'),
        ...{ expected: 'expected this file', found: 'nothing' },
      }
    })

/** The name that a file should have: lower-case words joined by hyphens, which read well in an address. */
const goodName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const texts = /\.(ya?ml|mdx?|markdown|json|txt)$/i

/** Names that would make odd addresses, and files that nothing would read. */
function nameProblems(root: string): Problem[] {
  const folders = Map.groupBy(
    kindNames.filter((kind) => contentCollections[kind].folder),
    (kind) => contentCollections[kind].folder,
  )
  return [...folders].flatMap(([folder, kinds]) => {
    const at = join(root, contentFolder, folder)
    if (!existsSync(at)) return []
    const read = new Set(
      kinds.flatMap((kind) => globSync(contentCollections[kind].pattern, { cwd: at })),
    )
    const files = readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && texts.test(entry.name) && entry.name !== 'README.md')
      .map((entry) => join(entry.parentPath, entry.name).slice(at.length + 1))
    return files.flatMap((name): Problem[] => {
      const file = `${contentFolder}/${folder}/${name.replaceAll('\\', '/')}`
      if (!read.has(name)) return [unread(file, folder, kinds)]
      const stem = basename(name, extname(name))
      const better = goodName(stem) || 'another-name'
      if (!kinds.some((kind) => named.includes(kind)) || stem === better) return []
      return [
        {
          ...{ file, found: shown(stem) },
          expected: `expected lower-case words joined by hyphens, because the name becomes an address: rename it to ${better}${extname(name)}`,
        },
      ]
    })
  })
}

function unread(file: string, folder: string, kinds: KindName[]): Problem {
  const patterns = kinds.map((kind) => String(contentCollections[kind].pattern))
  const endings = [...new Set(patterns.flatMap((each) => each.match(/\w+(?=\}|,|$)/g) ?? []))]
  const isNamed = kinds.some((kind) => named.includes(kind))
  const expected = isNamed
    ? `expected a name that ends in .${endings.join(' or .')}, directly in ${folder}/`
    : oneOf(basename(file), patterns)
  return { file, expected, found: `${basename(file)}, which nothing reads` }
}

/** Posts in different folders can have one name, and so one address. */
const sameNames = ({ blog }: Sources): Problem[] =>
  [...Map.groupBy(blog, ({ file }) => basename(file).replace(/\.mdx?$/, ''))]
    .filter(([, files]) => files.length > 1)
    .map(([slug, [first, ...others]]) => ({
      file: first?.file ?? '',
      expected: 'expected a file name that no other article has',
      found: `${slug} in ${others.map(({ file }) => file).join(' and ')} too`,
    }))

/** YAML takes February 31 for March 3, so the day is read as it's written. */
function dayProblems(root: string, sources: Sources): Problem[] {
  return [...sources.blog, ...sources.letters, ...sources.projects].flatMap(({ file }) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((row, index): Problem[] => {
        const [, field, day = ''] =
          /^(date|updated|launchDate):\s*["']?(\d{4}-\d\d-\d\d)["']?\s*$/.exec(row) ?? []
        if (!day || isDay(day)) return []
        const line = index + 1
        return [{ file, line, field, expected: 'expected a day of the calendar', found: day }]
      }),
  )
}

/** Whether a date as YYYY-MM-DD is one of the calendar's. */
function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

const stemOf = ({ file }: Source) => basename(file).replace(/\.\w+$/, '')

/** Names of something in another file. */
function references(sources: Sources): Problem[] {
  const authors = [directorId, ...sources.people.map(stemOf)]
  const [page] = sources.projectsPage
  const groups = (page?.value as { categories?: { name?: string }[] } | undefined)?.categories
  const categories = Array.isArray(groups) ? groups.map((group) => String(group?.name)) : undefined
  return [
    ...sources.blog.flatMap((source) =>
      unknownName(source, 'author', authors, 'the director or a file in people/'),
    ),
    ...sources.projects.flatMap((source) =>
      unknownName(source, 'category', categories, 'the categories in pages/projects.yaml'),
    ),
  ]
}

function unknownName(
  { file, value, lineOf }: Source,
  field: string,
  known: string[] | undefined,
  what: string,
): Problem[] {
  const name = (value as Record<string, unknown> | undefined)?.[field]
  if (typeof name !== 'string' || !known || known.includes(name)) return []
  const expected = `expected one of ${closestFirst(name, known).join(', ')} (${what})`
  return [{ file, line: lineOf([field]), field, expected, found: shown(name) }]
}

/**
 * Stops the build on content that can't be used, with all of it in one list. In `npm run dev` the list is
 * printed again when a file changes.
 */
export default function content(locale: string): AstroIntegration {
  let root = ''
  let isBuild = false
  const problems = () => [...messageProblems(root, locale), ...contentProblems(root)]
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build'
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
        const found = problems()
        if (found.length === 0) return
        if (!isBuild) throw problemsError(found)
        // Astro would wrap the list in an “unhandled error” with a stack trace, which helps nobody.
        console.error(problemsText(found))
        process.exit(1)
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(root, dirname(contentFolder))
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return
          const found = problems()
          if (found.length > 0) logger.error(`\n${problemsText(found)}`)
        })
      },
    },
  }
}
