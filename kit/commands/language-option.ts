import { InvalidArgumentError, Option } from 'commander'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'

/** `bin/wize.mjs` reads this option as well, because the words are loaded before it's parsed. */
export const languageOption = (): Option =>
  new Option(
    '--language <tag>',
    'the language to show, such as es; the first one by default',
  ).argParser((tag) => {
    const languages = languagesOf(identity)
    const known = languages.some(({ locale, language }) => [locale, language].includes(tag))
    if (!known)
      throw new InvalidArgumentError(
        `expected ${languages.map(({ language }) => language).join(' or ')}, as in locales in identity.ts.`,
      )
    return tag
  })
