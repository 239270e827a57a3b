import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceAt } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { saveFiles } from '#content/save-files.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'

/** Where a language keeps which version of each original it translates. */
export const recordsFile = (language: string): string => `content/${language}/translations.json`

/** A version of each original, by the translation's path in its language's folder. */
export type Records = Record<string, string>

/** Two languages of a site, as their folders in `content/` are named. */
export interface Languages {
  first: string
  language: string
}

/** A file of the first language, and its translation. Paths are from the site's folder. */
export interface Translation {
  original: string
  /** Undefined if it isn't translated. */
  file: string | undefined
}

/** Names a version of a text: the first eight digits of its SHA-256, line breaks aside. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(withoutMark(text).replaceAll('\r\n', '\n')).digest('hex').slice(0, 8)

const versionIn = (root: string, file: string) => versionOf(readFileSync(join(root, file), 'utf8'))

/** Every file of the first language, with its translation in another one. */
export function translationsOf(root: string, first: string, language: string): Translation[] {
  const textsIn = (folder: string) =>
    filesLike('**/*.{md,mdx,yaml,yml,json}', join(root, 'content', folder)).filter(
      (file) => !/(^|\/)README\.md$/.test(file),
    )
  const originals = textsIn(first)
  const byOriginal = new Map<string, string>()
  for (const file of textsIn(language)) {
    const original = originalOf(root, originals, file, `content/${language}/${file}`)
    if (original) byOriginal.set(original, file)
  }
  return originals.map((original) => {
    const file = byOriginal.get(original)
    return {
      original: `content/${first}/${original}`,
      file: file && `content/${language}/${file}`,
    }
  })
}

/**
 * A language's files that aren't among its translations, of the kinds that all languages share, such
 * as services. Articles and pages may be in one language alone.
 */
export function withoutOriginal(
  root: string,
  language: string,
  translations: readonly Translation[],
): string[] {
  const translated = new Set(translations.map(({ file }) => file))
  return filesLike(
    `content/${language}/{services,engagements,deliverables,people,projects}/*.{md,mdx,yaml,yml}`,
    root,
  ).filter((file) => !translated.has(file))
}

/** The original of a file: the one that `translationOf` names, or the one with its name. */
function originalOf(root: string, originals: readonly string[], file: string, path: string) {
  const { value } = sourceAt(root, path)
  const named = (value as { translationOf?: unknown } | undefined)?.translationOf
  const [folder = ''] = file.split('/')
  const stem = typeof named === 'string' ? named : withoutEnding(file.slice(folder.length + 1))
  if (originals.includes(file) && typeof named !== 'string') return file
  return originals.find((original) => {
    const name = withoutEnding(original)
    // An article's name may stand in a folder of its own.
    return (
      name === `${folder}/${stem}` || (name.startsWith(`${folder}/`) && name.endsWith(`/${stem}`))
    )
  })
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '')

export function readRecords(root: string, language: string): Records {
  const file = join(root, recordsFile(language))
  return existsSync(file) ? JSON.parse(withoutMark(readFileSync(file, 'utf8'))) : {}
}

/** Records that these translations say what their originals say today. */
export function recordTranslations(
  root: string,
  language: string,
  translations: readonly Translation[],
): void {
  const records = readRecords(root, language)
  for (const { original, file } of translations)
    if (file) records[inFolder(file)] = versionIn(root, original)
  saveFiles(root, new Map([[recordsFile(language), recordsText(records)]]))
}

/** What the file with a language's records says. */
export function recordsText(records: Records): string {
  const sorted = Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** A file's path in its language's folder. */
export const inFolder = (file: string) => file.split('/').slice(2).join('/')

/** Translations whose originals have changed since they were recorded, or that nobody recorded. */
export function staleTranslations(
  root: string,
  language: string,
  translations: readonly Translation[],
): { changed: Translation[]; unrecorded: Translation[] } {
  const records = readRecords(root, language)
  const translated = translations.filter(({ file }) => file)
  const recordOf = ({ file = '' }: Translation) => records[inFolder(file)]
  return {
    unrecorded: translated.filter((each) => !recordOf(each)),
    changed: translated.filter((each) => {
      const record = recordOf(each)
      return record && record !== versionIn(root, each.original)
    }),
  }
}
