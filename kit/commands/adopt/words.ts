import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OfferedAddOn } from '#commands/setup/add-ons.ts'
import type { Messages } from '#content/messages.ts'
import { type WordChange, wordChanges } from '#content/word-changes.ts'
import { mergedFile, wordFolders } from '#owner/words.ts'
import { questionnaireForm } from './questionnaire.ts'

/** Where the words are, and which add-ons bring some. */
interface Site {
  used: readonly OfferedAddOn[]
  gone: readonly OfferedAddOn[]
  columns: readonly string[]
  hasQuestionnaire: boolean
}

/**
 * Writes what a site's whole files of words change, and its questionnaire as a form. Returns notes about
 * words that nothing uses anymore.
 */
export function adoptWords(from: string, to: string, language: string, site: Site): string[] {
  const notes: string[] = []
  const folder = join(from, `content/${language}/messages`)
  const bases = wordFolders(language, installed(site.used))
  const others = wordFolders(language, installed(site.gone))
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const own = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Messages
    const file = join(to, `content/${language}/messages/${name}`)
    const base = mergedFile(name, bases) as Messages | undefined
    if (!base) {
      // Words of an add-on that isn't here, or that the site doesn't use.
      const isGone =
        site.used.length === 0 ||
        mergedFile(name, others) !== undefined ||
        // Version 1 had these itself, so the add-on needn't be installed.
        (site.gone.some(({ part }) => part === 'explorables') && name.startsWith('calculator'))
      if (isGone) notes.push(`${name}: left out, because the part that used it is off`)
      else writeJson(file, own)
      continue
    }
    const rest = name === 'questionnaire.json' ? withoutForm(own, to, language, site) : own
    const { changes, unknown } = wordChanges(name, base, rest)
    const kept = name === 'layout.json' ? withoutGone(changes, site) : changes
    if (Object.keys(kept).length > 0) writeJson(file, kept)
    if (unknown.length > 0) notes.push(`${name}: nothing uses ${unknown.join(', ')} anymore`)
  }
  return notes
}

/** Where the words of add-ons are, as far as they're installed. */
function installed(addOns: readonly OfferedAddOn[]): { url: string }[] {
  const { resolve } = createRequire(import.meta.url)
  return addOns.flatMap((addOn) => {
    try {
      return [{ url: pathToFileURL(resolve(addOn.package)).href }]
    } catch {
      return []
    }
  })
}

/** The words of the questionnaire's page. Its questions become a form. */
function withoutForm(own: Messages, to: string, language: string, site: Site): Messages {
  const { page = {}, ...questions } = own
  if (site.hasQuestionnaire && 'sections' in questions) {
    const folder = join(to, `content/${language}/forms`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'questionnaire.yaml'), questionnaireForm(questions))
  }
  return { page }
}

/** Labels of pages and columns that are still there. */
function withoutGone(changes: { [key: string]: WordChange }, { gone, columns }: Site) {
  const paths = gone.flatMap((addOn) => addOn.paths)
  const { pages, footer, ...rest } = changes as Record<string, Record<string, WordChange>>
  const isKept = ([path]: [string, unknown]) => !paths.some((start) => path.startsWith(start))
  const keptPages = Object.fromEntries(Object.entries(pages ?? {}).filter(isKept))
  const { columns: headings = {}, ...foot } = footer ?? {}
  const keptHeadings = Object.fromEntries(
    Object.entries(headings ?? {}).filter(
      ([name, text]) => text === null || columns.includes(name),
    ),
  )
  return withoutEmpty({
    ...rest,
    pages: keptPages,
    footer: withoutEmpty({ ...foot, columns: keptHeadings }),
  })
}

const withoutEmpty = (group: { [key: string]: WordChange }): { [key: string]: WordChange } =>
  Object.fromEntries(
    Object.entries(group).filter(
      ([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0,
    ),
  )

function writeJson(file: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
