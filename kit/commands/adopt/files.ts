import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What version 1 had at the top. Everything else there is the owner's. */
const ofVersion1 = new Set(
  `.ci .dependency-cruiser.mjs .dockerignore .editorconfig .github .gitignore .npmrc CHANGELOG.md
  CONTRIBUTING.md Dockerfile LICENSE README.md SECURITY.md assistant astro.config.ts bench biome.json
  compose.yaml content contracts cspell.json deploy docs e2e evidence examples i18n identity.ts
  knip.jsonc package-lock.json package.json playwright.config.ts public renovate.json scripts server
  site tsconfig.astro.json tsconfig.json vitest.config.ts vitest.setup.ts
  node_modules dist .dist-next .dist-before .astro .cache shots coverage test-results report.html
  verify.html`.split(/\s+/),
)

/** Copies the owner's files at the top, such as data/, .env, and .git. Returns their names. */
export function copyOwnFiles(from: string, to: string): string[] {
  const own = readdirSync(from).filter((name) => !ofVersion1.has(name))
  for (const name of own)
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
  return own
}

/** Copies content/ without files of words, which hold only changes now. */
export const copyContent = (from: string, to: string): void =>
  cpSync(join(from, 'content'), join(to, 'content'), {
    recursive: true,
    filter: (file) => !file.slice(from.length).split(sep).includes('messages'),
  })

/** The names of the site's articles. */
const articlesOf = (site: string): string[] =>
  globSync('content/*/blog/**/*.{md,mdx}', { cwd: site }).map((file) =>
    basename(file, extname(file)),
  )

/** Copies public/ without the kit's own files, and without evidence of articles that aren't there. */
export function copyPublic(from: string, to: string, isGone: (file: string) => boolean): void {
  const articles = articlesOf(from)
  const kit = fileURLToPath(new URL('../../public/', import.meta.url))
  for (const file of filesIn(join(from, 'public'))) {
    const [folder, article = ''] = file.split(sep)
    const source = join(from, 'public', file)
    const isKits =
      existsSync(join(kit, file)) && readFileSync(join(kit, file)).equals(readFileSync(source))
    const isSamples = folder === 'evidence' && !articles.includes(article)
    if (!isKits && !isSamples && !isGone(file)) copy(source, join(to, 'public', file))
  }
}

/** Copies what articles measured, for those that are there. Returns whether there was anything. */
export function copyEvidence(from: string, to: string): boolean {
  const articles = articlesOf(from)
  const own = filesIn(join(from, 'evidence')).filter((file) =>
    articles.includes((file.split(sep)[0] ?? '').replace(/\.ts$/, '')),
  )
  for (const file of own) copy(join(from, 'evidence', file), join(to, 'evidence', file))
  return own.length > 0
}

type Colors = Record<string, Record<string, string>>

/** Writes the colors and themes that differ from the kit's. */
export function writeThemes(from: string, to: string): void {
  const kit = fileURLToPath(new URL('../../site/theme/', import.meta.url))
  const own = join(from, 'site/theme')
  if (!existsSync(own)) return
  const both = (name: string) =>
    [own, kit].map((folder) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const [ownColors, kitColors] = both('colors.json') as [Colors, Colors]
  const [ownNames, kitNames] = both('names.json')
  const changed = {
    'colors.json': Object.fromEntries(
      Object.entries(ownColors)
        .map(([theme, values]) => [theme, changesIn(values, kitColors[theme] ?? {})] as const)
        .filter(([, values]) => Object.keys(values).length > 0),
    ),
    'names.json': changesIn(ownNames, kitNames),
  }
  for (const [name, values] of Object.entries(changed)) {
    if (Object.keys(values).length === 0) continue
    mkdirSync(join(to, 'theme'), { recursive: true })
    writeFileSync(join(to, 'theme', name), `${JSON.stringify(values, null, 2)}\n`)
  }
}

/** The fields that differ from the usual ones. */
const changesIn = <Value>(own: Record<string, Value>, usual: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  )

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        statSync(join(folder, file)).isFile(),
      )
    : []

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}
