// `wize add-language fr`: adds a language to the site, with its texts marked as left to translate.
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { translationsOf } from '#content/translations.ts'
import { languagesOf, ownName } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { quoted } from '#owner/identity-edits.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run, type Terminal } from './command.ts'
import { canonical, copyTexts, languageOf, writeLanguage } from './languages/new-language.ts'
import { translatedSkeleton } from './languages/unwritten-copy.ts'

const about = `Adds a language: its tag in identity.ts, and content/<language>/ with a copy of each page \
that every language has. With files, adds those to a language that’s there. Sentences begin with \
“Write here:” until they’re translated, which npm run verify lists.`

export const addLanguageCommand = (terminal: Terminal) =>
  command('wize add-language', about)
    .argument('<tag>', 'the language, and the region if it matters: fr, or fr-CA')
    .argument('[files...]', 'files in the main language’s folder, such as blog/first-post.md')
    .action((tag: string, files: string[]) =>
      files.length > 0 ? addFiles(tag, files, terminal) : addLanguage(tag, terminal),
    )
if (import.meta.main) process.exitCode = await run(addLanguageCommand)

function addLanguage(tag: string, { out }: Terminal) {
  const locale = canonical(tag)
  const { locales = [identity.locale] } = identity
  const language = languageOf(locale)
  const same = locales.find((each) => languageOf(each) === language)
  if (same)
    throw new Error(
      `The site has ${same} already, so nothing was written. A language can be there once, because its content has one folder.`,
    )
  checkIdentity({ ...identity, locales: [...locales, locale] })
  const folder = `content/${language}`
  if (existsSync(join(siteRoot, folder)))
    throw new Error(
      `${folder}/ is there already, so nothing was written. To use it, add ${quoted(locale)} to locales in identity.ts.`,
    )
  const count = writeLanguage(siteRoot, locale, { locales, identity })
  out(`${ownName(locale)} is at /${language}, and its ${count} files are in ${folder}/.

Next:
  Translate each text that begins with “Write here:”, and remove those two words; names, titles, and
  other short texts have no such mark. npx wize words export ${language} has all of them for a translator.
  Leave out what you don’t translate by deleting its file in ${folder}/services/, engagements/,
  people/, or forms/. To add an article, letter, project, or page of your own:
  npx wize add-language ${language} blog/first-post.md
  npm run dev     shows the site; npm run verify lists what’s left
`)
}

/** Adds files to a language of the site. */
function addFiles(tag: string, names: readonly string[], { out }: Terminal) {
  const [first, ...others] = languagesOf(identity)
  const added = others.find((each) => [each.language, each.locale].includes(tag))
  if (!first || !added)
    throw new Error(
      `The site has no language “${tag}” yet. Add it first: npx wize add-language ${tag}`,
    )
  const { language, locale } = added
  const from = `content/${first.language}`
  const files = names.map((name) => name.replaceAll('\\', '/').replace(`${from}/`, ''))
  const known = globSync('**/*.{md,mdx,yaml,yml,json}', { cwd: join(siteRoot, from) })
  const unknown = files.find((file) => !known.includes(file))
  if (unknown) throw new Error(`There is no ${from}/${unknown}, so nothing was written.`)
  const translations = translationsOf(siteRoot, first.language, language)
  const done = translations.find(
    ({ original, file }) => file && files.includes(original.slice(from.length + 1)),
  )
  if (done)
    throw new Error(`${done.original} is translated in ${done.file}, so nothing was written.`)
  const { company } = identity
  const words = translatedSkeleton(first.locale, locale, company)
  copyTexts(siteRoot, { first: first.language, language }, files, {
    known: words,
    country: company.country,
    locale,
  })
  out(`To translate: ${files.map((file) => `content/${language}/${file}`).join(', ')}.
If another name reads better in the address, rename the file, and name the original in it:
translationOf: ${basename(files[0] ?? '').replace(/\.\w+$/, '')}
`)
}
