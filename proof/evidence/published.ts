import { exec } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contentFolder } from '@wize/kit/content/content-folder.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { csvParse } from 'd3-dsv'
import { differences, type Evidence, type Tables, textOf, unprovenClaims } from './evidence.ts'

const at = (path: string) => fileURLToPath(siteFile(path))

export const articleOf = (slug: string) => at(`${contentFolder}/blog/${slug}.mdx`)

/** Where the files of an article are published. */
export const publicFolder = (slug: string) => `${at('public/evidence')}/${slug}`

export const publishedFiles = (slug: string): string[] =>
  existsSync(publicFolder(slug)) ? readdirSync(publicFolder(slug)).toSorted() : []

/** The articles with evidence, a file `evidence/<slug>.ts`. */
export const slugs = (existsSync(at('evidence')) ? readdirSync(at('evidence')) : [])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((slug) => existsSync(articleOf(slug)))
  .toSorted()

/** The articles in other languages that translate one with evidence. */
export const translations = globSync(at('content/*/blog/*.mdx'))
  .filter((path) => {
    const [, original = ''] =
      /^translationOf: *["']?([\w-]+)/m.exec(readFileSync(path, 'utf8')) ?? []
    return slugs.includes(original)
  })
  .toSorted()

export async function load(slug: string): Promise<Evidence> {
  const module = await import(at(`evidence/${slug}.ts`))
  return module.default as Evidence
}

/** What an article's evidence produces now, by file name. */
export async function produce({ produce }: Evidence): Promise<Map<string, string>> {
  const products = Object.entries(await produce())
  return new Map(products.map(([file, product]) => [file, textOf(file, product)]))
}

/** The differences between an article's published files and a new run, one per line. */
export function disagreements(
  slug: string,
  { tolerance = {}, code = [], handmade = [] }: Evidence,
  produced: Map<string, string>,
): string[] {
  const published = publishedFiles(slug)
  const written = [...code, ...handmade]
  const unknown = published
    .filter((file) => !produced.has(file) && !written.includes(file))
    .map((file) => `${file} is published, but neither produced nor listed as code or handmade`)
  const missing = [...produced.keys(), ...written]
    .filter((file) => !published.includes(file))
    .map((file) => `${file} is not published; run npm run evidence -- ${slug} --write`)
  const changed = [...produced]
    .filter(([file]) => published.includes(file))
    .flatMap(([file, text]) =>
      differences(
        file,
        readFileSync(`${publicFolder(slug)}/${file}`, 'utf8'),
        text,
        tolerance[file],
      ),
    )
  return [...unknown, ...missing, ...changed]
}

/**
 * Runs a command in a folder that has nothing but an article's downloads, as a reader would, with this
 * Node. Returns what it printed; throws if it fails.
 */
export async function runAlone(slug: string, command: string, packages: string[] = []) {
  const alone = mkdtempSync(join(tmpdir(), 'published-'))
  const { NODE_OPTIONS: _, ...env } = process.env
  env['PATH'] = [dirname(process.execPath), env['PATH']].join(delimiter)
  try {
    for (const file of publishedFiles(slug))
      copyFileSync(join(publicFolder(slug), file), join(alone, file))
    mkdirSync(join(alone, 'node_modules'))
    for (const name of packages) {
      const installed = join(import.meta.dirname, '../../node_modules', name)
      symlinkSync(installed, join(alone, 'node_modules', name))
    }
    const { stdout, stderr } = await promisify(exec)(command, { cwd: alone, env })
    return `${stdout}${stderr}`
  } finally {
    rmSync(alone, { recursive: true })
  }
}

/** The claims of an article that its new run doesn't bear out, one per line. */
export async function unproven({ claims }: Evidence, produced: Map<string, string>) {
  const tables: Tables = Object.fromEntries(
    [...produced]
      .filter(([file]) => file.endsWith('.csv'))
      .map(([file, text]) => [file, csvParse(text)]),
  )
  const checked = await claims(tables)
  return { count: checked.length, problems: unprovenClaims(checked) }
}
