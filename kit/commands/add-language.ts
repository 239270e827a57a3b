// `wize add-language fr`: adds a language to the site, with its texts marked as left to translate.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { ownName } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { companyFile } from '#owner/identity.ts'
import { quoted, withValue } from '#owner/identity-edits.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run } from './command.ts'
import { recordTranslations, translationsOf } from './languages/translations.ts'
import { markedValues, unwrittenCopy } from './languages/unwritten-copy.ts'

const about = `Adds a language: its tag in identity.ts, and content/<language>/ with a copy of each page \
that every language has. Each text begins with “Write here:” until it’s translated, which npm run \
verify lists.`

/** What every language has. Other pages aren't built in a language that has no translation of them. */
const copied = [
  'pages/*.yaml',
  '{services,engagements,people,forms}/*.{yaml,yml}',
  'legal/*.md',
  'messages/*.json',
  'resume.json',
]

const made = () =>
  command('wize add-language', about)
    .argument('<tag>', 'the language, and the region if it matters: fr, or fr-CA')
    .action(addLanguage)
process.exitCode = await run(made)

function addLanguage(tag: string) {
  const locale = canonical(tag)
  const { locales = [identity.locale] } = identity
  checkIdentity({ ...identity, locales: [...locales, locale] })
  const [first, language] = [languageOf(identity.locale), languageOf(locale)]
  const folder = `content/${language}`
  if (existsSync(join(siteRoot, folder)))
    throw new Error(
      `${folder}/ is there already, so nothing was written. To use it, add ${quoted(locale)} to locales in identity.ts.`,
    )

  const files = globSync(copied, { cwd: join(siteRoot, 'content', first) }).toSorted()
  for (const file of files) {
    const text = withoutMark(readFileSync(join(siteRoot, 'content', first, file), 'utf8'))
    write(`${folder}/${file}`, unwrittenCopy(file, text.replaceAll('\r\n', '\n')))
  }
  write(companyFile(language), stringify(markedValues(facts()), { lineWidth: 0 }))
  const pictures = join(siteRoot, 'content', first, 'pictures')
  if (existsSync(pictures))
    cpSync(pictures, join(siteRoot, folder, 'pictures'), { recursive: true })
  recordTranslations(siteRoot, language, translationsOf(siteRoot, first, language))

  const own = join(siteRoot, 'identity.ts')
  const list = `[${[...locales, locale].map(quoted).join(', ')}]`
  const text = readFileSync(own, 'utf8')
  // The first list belongs beside the language that it begins with.
  const edited = identity.locales
    ? withValue(text, ['locales'], list)
    : withValue(text, ['locale'], `${quoted(identity.locale)},\n  locales: ${list}`)
  writeFileSync(own, edited)

  console.log(`${ownName(locale)} is at /${language}, and its ${files.length + 1} files are in ${folder}/.

Next:
  Translate each text that begins with “Write here:”, and remove those two words. Leave out what you
  don’t translate by deleting its file in ${folder}/services/, engagements/, people/, or forms/.
  Articles, letters, projects, and pages of your own appear at /${language} once you copy their files to
  ${folder}/ and translate them. A copy with another name says translationOf: and the original’s.
  npm run dev     shows the site; npm run verify lists what’s left`)
}

/** The tag as BCP 47 writes it: `fr-CA` for `fr-ca`. */
function canonical(tag: string): string {
  try {
    const [locale = ''] = Intl.getCanonicalLocales(tag)
    return locale
  } catch {
    throw new Error(`“${tag}” isn’t a language tag. Write it as fr, or fr-CA with a region.`)
  }
}

function languageOf(locale: string): string {
  return new Intl.Locale(locale).language
}

/** What identity.ts says to visitors. */
function facts() {
  const { company, director } = identity
  const { tagline, description } = company
  const { headline, biography, education, skills } = director
  return {
    company: { ...(tagline && { tagline: String(tagline) }), description: String(description) },
    director: {
      headline: String(headline),
      biography: String(biography),
      ...(education.length > 0 && { education }),
      ...(skills.length > 0 && { skills }),
    },
  }
}

function write(file: string, text: string) {
  const path = join(siteRoot, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
