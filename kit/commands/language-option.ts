import { InvalidArgumentError, Option } from 'commander'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'

/** `bin/wize.mjs` reads it, too, because the words depend on it from the start. */
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
