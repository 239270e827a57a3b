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
  const read = (folder: string, name: string) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const own = join(from, 'site/theme')
  if (!existsSync(own)) return
  const [base, colors]: [Colors, Colors] = [read(kit, 'colors.json'), read(own, 'colors.json')]
  const changed = Object.entries(colors).map(([theme, values]) => [
    theme,
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => base[theme]?.[name] !== value),
    ),
  ])
  const [usual, names] = [read(kit, 'names.json'), read(own, 'names.json')]
  const changedNames = Object.fromEntries(
    Object.entries(names).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  )
  for (const [name, value] of [
    [
      'colors.json',
      Object.fromEntries(changed.filter(([, values]) => Object.keys(values ?? {}).length > 0)),
    ],
    ['names.json', changedNames],
  ] as const)
    if (Object.keys(value).length > 0) {
      mkdirSync(join(to, 'theme'), { recursive: true })
      writeFileSync(join(to, 'theme', name), `${JSON.stringify(value, null, 2)}\n`)
    }
}

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
