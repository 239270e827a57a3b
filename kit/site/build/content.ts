import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { contentFolder } from '#content/content-folder.ts'
import { type Source, sourceProblems } from '#content/content-source.ts'
import { filesLike, withSlashes } from '#content/files-in.ts'
import { messageProblems } from '#content/messages.ts'
import {
  closestFirst,
  editDistance,
  oneOf,
  type Problem,
  problemsError,
  problemsText,
  shown,
} from '#content/problem.ts'
import { neededChanges } from '#content/site-changes.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { pages as namedPages } from '#contracts/pages.ts'
import { forms } from '#forms.ts'
import { logoProblems } from '#owner/logo.ts'
import { contentCollections } from '#site/content-schemas.ts'
import { directorId } from '#site/features/blog/posts.ts'
import { articleProblems, downloadProblems, markdownProblems } from './article-problems.ts'
import { heavyPictures, missingPictures } from './content-pictures.ts'
import { hiddenLinks } from './hidden-links.ts'
import { labelProblems, placeholderProblems } from './named-things.ts'
import { overrideProblems } from './overrides.ts'
import { type KindName, kindNames, placesIn, readSources, type Sources, stemOf } from './sources.ts'
import { themeProblems } from './theme-problems.ts'
import { languagesWithoutContent, translationProblems } from './translations.ts'

/** Kinds whose file names become part of addresses. */
const named: KindName[] = [
  'services',
  'engagements',
  'deliverables',
  'projects',
  'people',
  'blog',
  'letters',
  'ownPages',
]

/** Kinds with a text in Markdown. */
const markdownKinds: KindName[] = [
  'blog',
  'letters',
  'deliverables',
  'legal',
  'ownPages',
  'projects',
]

/** Everything unusable in the content folder, with file, line, and field. */
export async function contentProblems(root: string, identity: Identity): Promise<Problem[]> {
  const sources = readSources(root)
  return [
    ...kindNames.flatMap((kind) =>
      sources[kind].flatMap((source) => sourceProblems(source, contentCollections[kind].schema)),
    ),
    ...missingFiles(sources),
    ...nameProblems(root),
    ...unknownFolders(root),
    ...sameNames(sources),
    ...dayProblems(root, sources),
    ...references(sources),
    ...missingPictures(root, sources, {
      'director.photo': identity.director.photo,
      'office.map.picture': identity.office?.map?.picture,
      // Other languages show the first one's.
      ...(languagesOf(identity)[0]?.locale === identity.locale && {
        'company.logo': identity.company.logo,
        'company.icon': identity.company.icon,
      }),
    }),
    ...logoProblems(root, identity),
    ...(await heavyPictures(root)),
    ...markdownKinds.flatMap((kind) =>
      sources[kind].flatMap((source) => markdownProblems(root, source)),
    ),
    ...sources.blog.flatMap((source) => articleProblems(root, source)),
    ...sources.ownPages.flatMap((source) => [
      ...addressProblems(source, sources, identity),
      ...downloadProblems(root, source, 'public'),
    ]),
    ...sources.projects.flatMap((source) => [
      ...projectsWithoutPage(source),
      ...downloadProblems(root, source, 'public'),
    ]),
    ...textsAmongPrograms(root),
    ...sources.legal.flatMap(placeholderProblems),
    ...labelProblems(root, identity),
    ...translationProblems(root, identity),
  ]
}

/** Everything unusable in `content/`, interface texts included, in `overrides/`, and in `theme/`. */
export async function allProblems(root: string, identity: Identity): Promise<Problem[]> {
  // Everything else follows links, two of which to the folder around them would take forever.
  const links = hiddenLinks(root)
  return links.length > 0 ? links : copyProblems(root, identity)
}

/** The same for the editor's copy of a site. Its content has no links, and `public/` is the site's. */
export const copyProblems = async (root: string, identity: Identity): Promise<Problem[]> => [
  ...neededChanges(root).map((problem) => ({
    ...problem,
    expected: `${problem.expected} (npm run doctor -- --fix writes it)`,
  })),
  ...languagesWithoutContent(root, identity),
  ...messageProblems(root, identity.locale, languagesOf(identity)),
  ...overrideProblems(),
  ...themeProblems(root),
  ...(await contentProblems(root, identity)),
]

/** The site has a page for each of these, which would be empty without them. */
const needed: KindName[] = [
  'homePage',
  'servicesPage',
  'projectsPage',
  'aboutPage',
  'founderPage',
  'resume',
]

const missingFiles = (sources: Sources): Problem[] =>
  needed
    .filter((kind) => sources[kind].length === 0)
    .map((kind) => {
      const { folder, pattern } = contentCollections[kind]
      return {
        file: [contentFolder, folder, String(pattern)].filter(Boolean).join('/'),
        expected: 'expected this file',
        found: 'nothing',
      }
    })

/** The recommended file name: lower-case words joined by hyphens, which look good in an address. */
export const goodName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const texts = /\.(ya?ml|mdx?|markdown|json|txt)$/i

/** File names that would make odd addresses, and files that nothing reads. */
function nameProblems(root: string): Problem[] {
  const folders = Map.groupBy(
    kindNames.filter((kind) => contentCollections[kind].folder),
    (kind) => contentCollections[kind].folder,
  )
  return [...folders].flatMap(([folder, kinds]) => {
    const at = join(root, contentFolder, folder)
    if (!existsSync(at)) return []
    const read = new Set(kinds.flatMap((kind) => filesLike(contentCollections[kind].pattern, at)))
    const files = readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && texts.test(entry.name) && entry.name !== 'README.md')
      .map((entry) => withSlashes(join(entry.parentPath, entry.name).slice(at.length + 1)))
    return files.flatMap((name): Problem[] => {
      const file = `${contentFolder}/${folder}/${name}`
      if (!read.has(name)) return [unread(file, folder, kinds)]
      const stem = basename(name, extname(name))
      const better = goodName(stem) || 'another-name'
      if (!kinds.some((kind) => named.includes(kind)) || stem === better) return []
      return [
        {
          file,
          found: shown(stem),
          expected: `expected lower-case words joined by hyphens, because the name becomes an address: rename it to ${better}${extname(name)}`,
        },
      ]
    })
  })
}

/**
 * Folders with texts that are probably misspelled, such as `service/`. Of other names, the owner's own
 * pages may read them.
 */
function unknownFolders(root: string): Problem[] {
  const kinds = kindNames.map((kind) => contentCollections[kind].folder).filter(Boolean)
  const known = [...new Set([...kinds, 'forms', 'messages', 'pictures'])]
  const at = join(root, contentFolder)
  const entries = existsSync(at) ? readdirSync(at, { withFileTypes: true }) : []
  return entries
    .filter(
      (entry) => entry.isDirectory() && !/^[._]/.test(entry.name) && !known.includes(entry.name),
    )
    .filter(({ name }) => {
      const [near = ''] = closestFirst(name, known)
      return editDistance(name.toLowerCase(), near) <= near.length / 4
    })
    .filter(({ name }) =>
      readdirSync(join(at, name), { recursive: true, encoding: 'utf8' }).some((file) =>
        /\.(ya?ml|mdx?)$/i.test(file),
      ),
    )
    .map(({ name }) => ({
      file: `${contentFolder}/${name}`,
      expected: oneOf(name, known),
      found: `the folder ${name}, which nothing reads`,
    }))
}

function unread(file: string, folder: string, allKinds: KindName[]): Problem {
  // Beside the files that the kit names, `pages/` has texts of any name.
  const isText = !/\.ya?ml$/.test(file)
  const kinds =
    folder === 'pages' ? allKinds.filter((kind) => named.includes(kind) === isText) : allKinds
  const patterns = kinds.map((kind) => String(contentCollections[kind].pattern))
  const endings = [...new Set(patterns.flatMap((each) => each.match(/\w+(?=\}|,|$)/g) ?? []))]
  const isNamed = kinds.some((kind) => named.includes(kind))
  const expected = isNamed
    ? `expected a name that ends in .${endings.join(' or .')}, directly in ${folder}/`
    : oneOf(basename(file), patterns)
  return { file, expected, found: `${basename(file)}, which nothing reads` }
}

/** Files in different folders, or of different types, may have the same address, which shows only one. */
const sameNames = ({ blog, projects, ownPages }: Sources): Problem[] => [
  ...repeated(blog, stemOf, 'expected a file name that no other article has'),
  ...repeated(projects, stemOf, 'expected a file name that no other project has'),
  ...repeated(ownPages, addressOf, 'expected another file name'),
]

const repeated = (sources: Source[], nameOf: (source: Source) => string, expected: string) =>
  [...Map.groupBy(sources, nameOf)]
    .filter(([, files]) => files.length > 1)
    .map(([name, [first, ...others]]) => ({
      file: first?.file ?? '',
      expected,
      found: `${name} in ${others.map(({ file }) => file).join(' and ')} too`,
    }))

/** The address of an owner's own page. */
const addressOf = ({ file }: Source) =>
  file
    .slice(`${contentFolder}/pages`.length)
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')

/** Folders of addresses in which the kit makes the pages. */
const reservedFolders = [
  ...['api', 'blog', 'embed', 'evidence', 'forms', 'newsletter', 'projects', 'samples', 'services'],
]

/** A page of the owner's own whose address another page has. */
function addressProblems(
  source: Source,
  { legal, people }: Sources,
  identity: Identity,
): Problem[] {
  const path = addressOf(source)
  const { director } = identity
  const [first, ...others] = languagesOf(identity)
  // Other languages' pages have their own before theirs.
  const languages = first?.locale === identity.locale ? others.map(({ prefix }) => prefix) : []
  const taken = [
    '',
    ...Object.values(namedPages),
    ...legal.map((source) => `/${stemOf(source)}`),
    ...[director.slug, ...people.map(stemOf)].map((name) => `/about-${name}`),
    `/${director.initials}`,
    ...languages,
  ]
  const isInFolder = [...reservedFolders.map((folder) => `/${folder}`), ...languages].some(
    (folder) => path.startsWith(`${folder}/`),
  )
  if (!taken.includes(path) && !isInFolder) return []
  const found = `${path || '/'}, which is the address of another page`
  return [{ file: source.file, expected: 'expected another file name', found }]
}

/** Texts in the site's folder `pages/`, which only has programs. */
const textsAmongPrograms = (root: string): Problem[] =>
  filesLike('pages/**/*.{md,mdx}', root).map((file) => ({
    file,
    expected: `expected it at ${contentFolder}/${file}: move it there (pages/ is for .tsx, .astro, and .ts)`,
    found: 'a text among programs',
  }))

/** YAML reads February 31 as March 3, so we check the date as written. */
function dayProblems(root: string, sources: Sources): Problem[] {
  return [...sources.blog, ...sources.letters, ...sources.projects, ...sources.legal].flatMap(
    ({ file }) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((row, index): Problem[] => {
          const [, field, day = ''] =
            /^(date|updated|launchDate):\s*["']?(\d{4}-\d\d-\d\d)["']?\s*$/.exec(row) ?? []
          if (!day || isDay(day)) return []
          const line = index + 1
          return [{ file, line, field, expected: 'expected a date that exists', found: day }]
        }),
  )
}

/** Whether a date (YYYY-MM-DD) exists. */
function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

/** References to entries that don't exist. */
function references(sources: Sources): Problem[] {
  const authors = [directorId, ...sources.people.map(stemOf)]
  const services = [...sources.services, ...sources.engagements].map(stemOf)
  const [page] = sources.projectsPage
  const groups = (page?.value as { categories?: { name?: string }[] } | undefined)?.categories
  const categories = Array.isArray(groups) ? groups.map((group) => String(group?.name)) : undefined
  const { blog, ownPages, projects } = sources
  const [people, work] = [
    'the director or a file in people/',
    'the files in services/ and engagements/',
  ]
  return [
    ...unknownNames(blog, ['author'], authors, people),
    ...unknownNames(ownPages, ['form'], Object.keys(forms), 'the files in forms/'),
    ...unknownNames(projects, ['category'], categories, 'the categories in pages/projects.yaml'),
    ...unknownNames(projects, ['services', '*'], services, work),
    ...unknownNames(projects, ['people', '*'], authors, people),
    ...sources.deliverables
      .filter((source) => !services.includes(stemOf(source)))
      .map((source) => ({
        file: source.file,
        expected: `expected the name of a service: ${closestFirst(stemOf(source), services).join(', ')}`,
        found: stemOf(source),
      })),
  ]
}

/** Names at a path, or in a list there, that aren't known. */
const unknownNames = (
  sources: Source[],
  path: string[],
  known: string[] | undefined,
  what: string,
): Problem[] =>
  sources.flatMap((source) =>
    placesIn(source, path).flatMap(({ value, ...place }) =>
      [value].flat().flatMap((name): Problem[] => {
        if (typeof name !== 'string' || !known || known.includes(name)) return []
        const expected = `expected one of ${closestFirst(name, known).join(', ')} (${what})`
        return [{ ...place, expected, found: shown(name) }]
      }),
    ),
  )

/** Projects whose card would lead nowhere. */
const projectsWithoutPage = ({ file, value, body }: Source): Problem[] =>
  (value as { link?: unknown } | undefined)?.link || (/\.mdx?$/.test(file) && body.trim())
    ? []
    : [
        {
          file,
          field: 'link',
          expected: 'expected an address, or in a .md file a text below the lines of ---',
          found: 'neither',
        },
      ]

/** How long after the last change of a file content is checked, in ms. */
const checkDelay = 300

let checked: Promise<void> | undefined

/** Ends the process if content is unusable, and lists everything that's wrong. Checks once, as a build changes no content. */
export function stopOnProblems(root: string, identity: Identity): Promise<void> {
  checked ??= allProblems(root, identity).then((found) => {
    if (found.length === 0) return
    // Throwing would make Astro print an “unhandled error” with a stack trace.
    console.error(problemsText(found))
    process.exit(1)
  })
  return checked
}

/** Whether the editor can start with these and lead to them. It can't without its words and all forms. */
const canBeEdited = (root: string, problems: Problem[]) =>
  hiddenLinks(root).length === 0 &&
  problems.every(({ file }) => /^content\/[a-z]{2,3}\/(?!(?:messages|forms)\/)/.test(file))

/**
 * Stops the build if content is unusable and lists everything that's wrong. `npm run edit` starts, so
 * that the owner can mend it there. In `npm run dev`, the list is printed again whenever a file changes.
 */
export default function content(identity: Identity): AstroIntegration {
  let root = ''
  let isBuild = false
  const problems = () => allProblems(root, identity)
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build'
      },
      'astro:config:done': async ({ config, logger }) => {
        root = fileURLToPath(config.root)
        if (isBuild) return stopOnProblems(root, identity)
        const found = await problems()
        if (found.length === 0) return
        const isEditor = process.env['WIZE_EDITOR'] === 'on'
        if (!isEditor || !canBeEdited(root, found)) throw problemsError(found)
        logger.error(`\n${problemsText(found)}`)
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(root, dirname(contentFolder))
        let timer: NodeJS.Timeout | undefined
        const check = async () => {
          const found = await problems()
          if (found.length > 0) logger.error(`\n${problemsText(found)}`)
        }
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return
          // An owner may copy forty photographs at once.
          clearTimeout(timer)
          timer = setTimeout(check, checkDelay)
        })
      },
    },
  }
}
