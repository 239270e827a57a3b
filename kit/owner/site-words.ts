import { languagesOf, regionOf } from '#contracts/languages.ts'
import { addOnFiles } from './add-on-files.ts'
import { identity } from './identity.ts'
import { isGroup } from './is-group.ts'
import { withOwnColors } from './own-colors.ts'
import { siteFile } from './root.ts'
import { spokenObject } from './spoken-language.ts'
import { changedWords, mergedFile, wordFolders } from './words.ts'

const addOns = addOnFiles.map(({ href }) => ({ url: href }))

/** The language of the site's words and content. */
export const siteLanguage = (): string => new Intl.Locale(identity.locale).language

/** The words of a file, with those of the readers' region, such as “courriel” in Canada. */
function regionalWords(name: string, language: string): unknown {
  const own = languagesOf(identity).find((each) => each.language === language)
  const locale = own?.locale ?? language
  const folders = [
    ...wordFolders(language, addOns),
    new URL(`../regional-words/${regionOf(locale)}/`, import.meta.url),
  ]
  const found = mergedFile(name, folders, changedWords(language))
  // Canada sets no space there.
  return locale === 'fr-CA'
    ? (JSON.parse(JSON.stringify(found ?? null).replaceAll(/\u202f(?=[;!?])/g, '')) ?? undefined)
    : found
}

/** A file of the kit's `theme/` with the site's changes. */
function themeFile(name: string): unknown {
  const own = mergedFile(name, [siteFile('theme/')])
  const found = mergedFile(name, [new URL('../site/theme/', import.meta.url)], siteFile('theme/'))
  if (name !== 'colors.json' || !isGroup(own) || !isGroup(found)) return found
  return Object.fromEntries(
    Object.entries(found).map(([theme, colors]) => [
      theme,
      areColors(colors) && areColors(own[theme]) ? withOwnColors(colors, own[theme]) : colors,
    ]),
  )
}

/** Whether these can be colors. `theme-problems.ts` says what's wrong with others. */
const areColors = (value: unknown): value is Record<string, string> =>
  isGroup(value) && Object.values(value).every((color) => typeof color === 'string')

/**
 * What `#messages/<file>.json` or `#theme/<file>.json` stands for on this site: the words of the kit
 * or an add-on, or the kit's colors, with the site's changes. Throws if there's no such file.
 */
export function siteWords(specifier: string, language = siteLanguage()): unknown {
  const [, kind, name = ''] = /^#(messages|theme)\/(.+)$/.exec(specifier) ?? []
  const found = kind === 'theme' ? themeFile(name) : regionalWords(name, language)
  if (found === undefined) throw new Error(`Nothing has the words ${specifier}`)
  return found
}

/** The words of a file in the language that the server speaks at the moment. */
export const spokenWords = (specifier: string): object =>
  spokenObject((language) => siteWords(specifier, language) as object)
