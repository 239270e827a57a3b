import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askYesOrNo } from '#commands/command.ts'
import { factsOf } from '#commands/languages/facts.ts'
import { toWrite } from '#commands/setup/to-write.ts'
import { readSource } from '#content/content-source.ts'
import {
  readRecords,
  recordsFile,
  recordTranslations,
  staleTranslations,
  type Translation,
  translationsOf,
  withoutOriginal,
} from '#content/translations.ts'
import type { Check, Finding } from '#contracts/check.ts'
import { type Language, languagesOf, nameOfLanguage, ownName } from '#contracts/languages.ts'
import { terminalText } from '#contracts/terminal-text.ts'
import { firstWords } from '#i18n/first-words.ts'
import { identity } from '#identity.ts'
import { companyFile } from '#owner/identity.ts'
import { warningAt } from './findings.ts'
import { isSpokenIn } from './spoken-in.ts'

/** Shorter texts may be the same in two languages: names, numbers, technologies. */
const minWords = 4
const shownTexts = 3
/** In characters. */
const maxQuote = 60

/** What each language after the first lacks: translations, their revision, texts still in the first. */
export function translations(root: string): Check[] {
  const [first, ...others] = languagesOf(identity)
  if (!first) return []
  return others.map((language): Check => {
    const all = translationsOf(root, first.language, language.language)
    const translated = all.filter(({ file }) => file)
    return {
      name: `Translations to ${ownName(language.locale)}`,
      about: `${translated.length} of ${all.length} files`,
      findings: findingsOf(root, first, language, all),
    }
  })
}

const isDraft = (root: string, file: string) =>
  /\.mdx?$/.test(file) && /^draft: true$/m.test(readFileSync(join(root, file), 'utf8'))

function findingsOf(
  root: string,
  first: Language,
  { language }: Language,
  all: readonly Translation[],
): Finding[] {
  const { changed, unrecorded } = staleTranslations(root, language, all)
  const missing = all
    .filter(({ file, original }) => !file && !isDraft(root, original))
    .map(({ original }) => original)
  const names = missing.map((file) => file.split('/').slice(2).join('/')).join(', ')
  const where = `content/${language}/`
  return [
    ...(missing.length > 0 ? [warningAt(where, `has no translation of ${names}`)] : []),
    ...untranslatedFacts(root, language),
    ...withoutOriginal(root, language, all).map((file) =>
      warningAt(
        file,
        `has no original in content/${first.language}/; delete it if you deleted the original`,
      ),
    ),
    ...changed.map(({ original, file = '' }) =>
      warningAt(
        file,
        `${original} has changed since; npm run verify -- --confirm once the translation has, too`,
      ),
    ),
    ...(unrecorded.length > 0
      ? [
          warningAt(
            recordsFile(language),
            `doesn’t say which version ${unrecorded.length} files translate; npm run verify -- --confirm records today’s`,
          ),
        ]
      : []),
    ...all.flatMap(({ original, file }): Finding[] => {
      if (!file) return []
      const same = sameTexts(root, original, file)
      const untranslated = textsOf(root, file).filter(
        (text) => !same.includes(text) && isSpokenIn(first.language, text, language),
      )
      return [
        ...quoted(file, `still says what the ${first.language} file says`, same),
        ...quoted(file, `seems to be in ${nameOfLanguage(first.locale, 'en')} here`, untranslated),
      ]
    }),
  ]
}

/** Facts in identity.ts that pages in this language show in the first one's words. */
function untranslatedFacts(root: string, language: string): Finding[] {
  const where = companyFile(language)
  const file = join(root, where)
  const said = (existsSync(file) && readSource(where, readFileSync(file, 'utf8')).value) || {}
  const own = said as Record<string, Record<string, unknown> | undefined>
  const missing = Object.entries(factsOf(identity)).flatMap(([group, facts]) =>
    Object.keys(facts ?? {})
      .filter((name) => own[group]?.[name] === undefined)
      .map((name) => `${group}.${name}`),
  )
  if (missing.length === 0) return []
  return [warningAt(where, `has no translation of ${missing.join(', ')}`)]
}

/** A warning that quotes some texts; none if there are none. */
function quoted(where: string, what: string, texts: string[]): Finding[] {
  if (texts.length === 0) return []
  const quotes = texts.slice(0, shownTexts).map((text) => `“${firstWords(text, maxQuote)}”`)
  const more = texts.length > shownTexts ? ` and ${texts.length - shownTexts} more` : ''
  return [warningAt(where, `${what}: ${quotes.join(', ')}${more}`)]
}

/** Texts of a translation that its original has, too. */
function sameTexts(root: string, original: string, file: string): string[] {
  const [before, after] = [original, file].map((path) => textsOf(root, path))
  const known = new Set(before)
  return [...new Set(after)].filter((text) => known.has(text))
}

/** The texts of a file: values, and paragraphs outside of code. */
function textsOf(root: string, path: string): string[] {
  const { value, body } = readSource(path, readFileSync(join(root, path), 'utf8'))
  const isMarkdown = /\.mdx?$/.test(path)
  const paragraphs = isMarkdown ? body.replaceAll(/^```[\s\S]*?^```/gm, '').split(/\n\s*\n/) : []
  return (
    [...leaves(value), ...paragraphs.filter((block) => /^\s*[\p{L}#>*-]/u.test(block))]
      .map((text) => text.trim())
      // Another check lists those.
      .filter((text) => !text.startsWith(toWrite))
      .filter((text) => text !== identity.company.name && text !== identity.company.legalName)
      // Addresses, names of files, and ids are the same in every language.
      .filter((text) => /\s/.test(text))
      .filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords)
  )
}

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const each of Object.values(value)) yield* leaves(each)
}

/** Asks about each translation whose original has changed, and records those that are right. */
export async function askAboutTranslations(
  root: string,
  answers: AsyncIterator<string>,
  print: (text: string) => void,
): Promise<void> {
  const [first, ...others] = languagesOf(identity)
  const says = (question: string) => askYesOrNo(`\n${terminalText(question)}`, answers, print)
  for (const { locale, language } of first ? others : []) {
    const all = translationsOf(root, first?.language ?? '', language)
    const { changed, unrecorded } = staleTranslations(root, language, all)
    const right: Translation[] = []
    for (const each of changed)
      if (await says(`${each.original} has changed. Does ${each.file} say the same?`))
        right.push(each)
    const isNew = Object.keys(readRecords(root, language)).length === 0
    const which = isNew ? `All ${unrecorded.length}` : `${unrecorded.length} new`
    if (
      unrecorded.length > 0 &&
      (await says(
        `${which} files in ${ownName(locale)}: do they say what their originals say today?`,
      ))
    )
      right.push(...unrecorded)
    if (right.length > 0) recordTranslations(root, language, right)
  }
}
