import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OfferedAddOn } from '#commands/setup/add-ons.ts'
import type { Messages } from '#content/messages.ts'
import { type WordChange, wordChanges } from '#content/word-changes.ts'
import { mergedFile, wordFolders } from '#owner/words.ts'
import { questionnaireForm } from './questionnaire.ts'

/** The parts that the new site has, and the add-ons that it leaves out. */
interface Parts {
  used: readonly OfferedAddOn[]
  gone: readonly OfferedAddOn[]
  /** The footer's columns that stay, by heading. */
  columns: readonly string[]
  hasQuestionnaire: boolean
}

type WordChanges = { [key: string]: WordChange }

/**
 * Writes what a site's whole files of words change, and its questionnaire as a form. Returns notes about
 * words that nothing uses anymore.
 */
export function adoptWords(from: string, to: string, language: string, parts: Parts): string[] {
  const notes: string[] = []
  const folder = `content/${language}/messages`
  const bases = wordFolders(language, installed(parts.used))
  for (const name of readdirSync(join(from, folder))) {
    const own = JSON.parse(readFileSync(join(from, folder, name), 'utf8')) as Messages
    const file = join(to, folder, name)
    const base = mergedFile(name, bases) as Messages | undefined
    if (base) {
      if (name === 'questionnaire.json' && parts.hasQuestionnaire) writeForm(own, to, language)
      const { changes, unknown } = changesOf(name, base, own, parts)
      if (Object.keys(changes).length > 0) writeFile(file, jsonOf(changes))
      if (unknown.length > 0)
        notes.push(
          `${name}: left out ${unknown.join(', ')}, because the kit no longer has this text, or no longer fills in one of its values`,
        )
    } else if (isOfGonePart(name, language, parts)) {
      notes.push(`${name}: left out, because the part that used it is off`)
    } else writeFile(file, jsonOf(own))
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

/** Whether only an add-on that the site leaves out has this file of words. */
const isOfGonePart = (name: string, language: string, { used, gone }: Parts): boolean =>
  used.length === 0 ||
  mergedFile(name, wordFolders(language, installed(gone))) !== undefined ||
  // Version 1 had these itself, so the add-on needn't be installed.
  (gone.some(({ part }) => part === 'explorables') && name.startsWith('calculator'))

/** Writes the questionnaire's questions, which were words in version 1, as a form. */
function writeForm(words: Messages, to: string, language: string): void {
  if ('sections' in words)
    writeFile(join(to, `content/${language}/forms/questionnaire.yaml`), questionnaireForm(words))
}

function changesOf(name: string, base: Messages, own: Messages, parts: Parts) {
  // The questions are a form now. Only the words of their page are left.
  const words = name === 'questionnaire.json' ? { page: own['page'] ?? {} } : own
  const { changes, unknown } = wordChanges(name, base, words)
  return { changes: name === 'layout.json' ? withoutGone(changes, parts) : changes, unknown }
}

/** Leaves out the labels of pages and columns that are gone. */
function withoutGone(changes: WordChanges, { gone, columns }: Parts): WordChanges {
  const { pages = {}, footer = {}, ...rest } = changes as { [group: string]: WordChanges }
  const { columns: headings = {}, ...otherFooter } = footer as { [group: string]: WordChanges }
  const gonePaths = gone.flatMap(({ paths }) => paths)
  const keptPages = Object.entries(pages).filter(
    ([path]) => !gonePaths.some((start) => path.startsWith(start)),
  )
  const keptHeadings = Object.entries(headings).filter(
    ([name, text]) => text === null || columns.includes(name),
  )
  return withoutEmpty({
    ...rest,
    pages: Object.fromEntries(keptPages),
    footer: withoutEmpty({ ...otherFooter, columns: Object.fromEntries(keptHeadings) }),
  })
}

const withoutEmpty = (groups: WordChanges): WordChanges =>
  Object.fromEntries(
    Object.entries(groups).filter(
      ([, group]) => typeof group !== 'object' || group === null || Object.keys(group).length > 0,
    ),
  )

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
