import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { forCountry } from '#commands/setup/for-country.ts'
import { toReview } from '#commands/setup/to-write.ts'
import { saveFiles } from '#content/save-files.ts'
import { type Languages, recordTranslations, translationsOf } from '#content/translations.ts'
import type { Identity } from '#contracts/identity.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { quoted, withValue } from '#owner/identity-edits.ts'
import { kitLanguages } from '#owner/words.ts'
import { factsOf } from './facts.ts'
import { forRegion } from './for-region.ts'
import { type Known, markedValues, translatedSkeleton, unwrittenCopy } from './unwritten-copy.ts'

/** What every language has. Other pages aren't built in a language that has no translation of them. */
const copied = [
  'pages/*.yaml',
  '{services,engagements,people,forms}/*.{yaml,yml}',
  'legal/*.md',
  'messages/*.json',
  'resume.json',
]

/** The tag as BCP 47 writes it: `fr-CA` for `fr-ca`. */
export function canonical(tag: string): string {
  try {
    const [locale = ''] = Intl.getCanonicalLocales(tag)
    return locale
  } catch {
    throw new Error(`“${tag}” isn’t a language tag. Write it as fr, or fr-CA with a region.`)
  }
}

export const languageOf = (locale: string): string => new Intl.Locale(locale).language

/** Whether the kit has its own words in a language. */
export const kitSpeaks = (language: string): boolean => kitLanguages().includes(language)

/**
 * Adds a language to a site: a copy of each page that every language has, its texts marked as still
 * to be written, and the tag in identity.ts. `locales` are the languages so far, in order, and
 * `known` what the owner has translated. Returns how many files the language has.
 */
export function writeLanguage(
  root: string,
  locale: string,
  {
    locales,
    identity,
    known = {},
  }: { locales: readonly string[]; identity: Identity; known?: Known },
): number {
  const [first, language] = [languageOf(locales[0] ?? ''), languageOf(locale)]
  const folder = `content/${language}`
  const files = globSync(copied, { cwd: join(root, 'content', first) }).toSorted()
  const words = { ...translatedSkeleton(locales[0] ?? '', locale, identity.company), ...known }
  const { country } = identity.company
  copyTexts(root, { first, language }, files, { known: words, country, locale })
  const company = stringify(markedValues(factsOf(identity), words), { lineWidth: 0 })
  writeFileSync(join(root, folder, 'company.yaml'), company)

  const own = join(root, 'identity.ts')
  const list = `[${[...locales, locale].map(quoted).join(', ')}]`
  const text = readFileSync(own, 'utf8')
  // A new list goes right after `locale`, the language that it begins with.
  const edited =
    locales.length > 1
      ? withValue(text, ['locales'], list)
      : withValue(text, ['locale'], `${quoted(locales[0] ?? '')},\n  locales: ${list}`)
  saveFiles(root, new Map([['identity.ts', edited]]))
  return files.length + 1
}

/**
 * Copies files of the first language to another one. Texts that the kit can't translate are marked as
 * still to be written. A legal page that nobody has reviewed gets the kit's draft in that language,
 * for the company's country.
 */
export function copyTexts(
  root: string,
  { first, language }: Languages,
  files: readonly string[],
  { known, country, locale }: { known: Known; country: string; locale: string },
): void {
  for (const file of files) {
    const text = withoutMark(readFileSync(join(root, 'content', first, file), 'utf8'))
    const path = join(root, 'content', language, file)
    mkdirSync(dirname(path), { recursive: true })
    const draft = text.includes(toReview) && legalDraft(file, locale, country)
    writeFileSync(path, draft || unwrittenCopy(file, text.replaceAll('\r\n', '\n'), known))
  }
  const copies = translationsOf(root, first, language).filter(({ original }) =>
    files.some((file) => original === `content/${first}/${file}`),
  )
  recordTranslations(root, language, copies)
}

/** The kit's draft of a legal page, if it has one in the language. */
function legalDraft(file: string, locale: string, country: string): string | undefined {
  const language = languageOf(locale)
  const draft = new URL(`../../skeleton/content/${language}/${file}`, import.meta.url)
  if (!/^legal[\\/]/.test(file) || !existsSync(draft)) return
  const text = forRegion(forCountry(readFileSync(draft, 'utf8'), country), locale)
  return text.replace('{{today}}', new Date().toISOString().slice(0, 10))
}
