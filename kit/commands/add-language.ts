// `wize add-language fr`: adds a language to the site, with its texts marked as left to translate.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownName } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { quoted } from '#owner/identity-edits.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run } from './command.ts'
import { canonical, factsOf, languageOf, writeLanguage } from './languages/new-language.ts'

const about = `Adds a language: its tag in identity.ts, and content/<language>/ with a copy of each page \
that every language has. Each text begins with “Write here:” until it’s translated, which npm run \
verify lists.`

const made = () =>
  command('wize add-language', about)
    .argument('<tag>', 'the language, and the region if it matters: fr, or fr-CA')
    .action(addLanguage)
process.exitCode = await run(made)

function addLanguage(tag: string) {
  const locale = canonical(tag)
  const { locales = [identity.locale] } = identity
  checkIdentity({ ...identity, locales: [...locales, locale] })
  const language = languageOf(locale)
  const folder = `content/${language}`
  if (existsSync(join(siteRoot, folder)))
    throw new Error(
      `${folder}/ is there already, so nothing was written. To use it, add ${quoted(locale)} to locales in identity.ts.`,
    )
  const count = writeLanguage(siteRoot, locale, { locales, facts: factsOf(identity) })
  console.log(`${ownName(locale)} is at /${language}, and its ${count} files are in ${folder}/.

Next:
  Translate each text that begins with “Write here:”, and remove those two words. Leave out what you
  don’t translate by deleting its file in ${folder}/services/, engagements/, people/, or forms/.
  Articles, letters, projects, and pages of your own appear at /${language} once you copy their files to
  ${folder}/ and translate them. A copy with another name says translationOf: and the original’s.
  npm run dev     shows the site; npm run verify lists what’s left`)
}
