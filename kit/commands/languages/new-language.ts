import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { quoted, withValue } from '#owner/identity-edits.ts'
import { recordTranslations, translationsOf } from './translations.ts'
import { markedValues, skeletonWords, unwrittenCopy } from './unwritten-copy.ts'

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
export const kitSpeaks = (language: string): boolean =>
  existsSync(new URL(`../../words/${language}/`, import.meta.url))

/**
 * Adds a language to a site: a copy of each page that every language has, its texts marked as still
 * to be written, and the tag in identity.ts. `facts` are the texts in identity.ts that visitors read,
 * `locales` the languages so far, in order. Returns how many files the language has.
 */
export function writeLanguage(
  root: string,
  locale: string,
  { locales, facts }: { locales: readonly string[]; facts: object },
): number {
  const [first = '', language = ''] = [locales[0] ?? '', locale].map(languageOf)
  const folder = `content/${language}`
  const write = (file: string, text: string) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const known = first === 'en' ? skeletonWords(language) : {}
  const files = globSync(copied, { cwd: join(root, 'content', first) }).toSorted()
  for (const file of files) {
    const text = withoutMark(readFileSync(join(root, 'content', first, file), 'utf8'))
    write(`${folder}/${file}`, unwrittenCopy(file, text.replaceAll('\r\n', '\n'), known))
  }
  write(`${folder}/company.yaml`, stringify(markedValues(facts), { lineWidth: 0 }))
  const pictures = join(root, 'content', first, 'pictures')
  if (existsSync(pictures)) cpSync(pictures, join(root, folder, 'pictures'), { recursive: true })
  recordTranslations(root, language, translationsOf(root, first, language))

  const own = join(root, 'identity.ts')
  const list = `[${[...locales, locale].map(quoted).join(', ')}]`
  const text = readFileSync(own, 'utf8')
  // A new list goes right after `locale`, the language that it begins with.
  const edited =
    locales.length > 1
      ? withValue(text, ['locales'], list)
      : withValue(text, ['locale'], `${quoted(locales[0] ?? '')},\n  locales: ${list}`)
  writeFileSync(own, edited)
  return files.length + 1
}
