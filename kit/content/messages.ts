/**
 * Checks a site's changes to interface words: every file and key must be one that the kit or an
 * add-on has, with the same placeholders and every plural form of the language.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addOns } from '#add-ons.ts'
import { closestFirst, oneOf, type Problem, shown } from '#content/problem.ts'
import { type Language, languagesOf } from '#contracts/languages.ts'
import { entryOf } from '#i18n/format.ts'
import { hasWords, kitLanguages, mergedFile, wordFolders } from '#owner/words.ts'
import { type Source, sourceAt } from './content-source.ts'
import { isOwners } from './owners-words.ts'

export type Message = string | { [key: string]: Message }
export type Messages = { [key: string]: Message }

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Everything that's wrong: file, line, key, and what's expected. `root` is the site's folder,
 * `languages` the site's.
 */
export function messageProblems(
  root: string,
  locale: string,
  languages: readonly Language[] = languagesOf({ locale }),
): Problem[] {
  const { language } = new Intl.Locale(locale)
  const index = languages.findIndex((each) => each.locale === locale)
  const folder = `content/${language}/messages`
  const bases = wordFolders(language, addOns)
  const known = bases.flatMap((base) => (existsSync(base) ? readdirSync(base) : []))
  if (known.length === 0) return [{ file: 'identity.ts', field: 'locale', ...noWords(language) }]
  const own = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const [first] = languages
  return own
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Problem[] => {
      const file = `${folder}/${name}`
      if (!known.includes(name)) return [{ file, expected: oneOf(name, known), found: name }]
      const source = sourceAt(root, file)
      if (source.problems.length > 0) return source.problems
      const base = mergedFile(name, bases) as Messages
      return changeProblems(source.value as Message, base, [], { file: name, language }).map(
        (problem) => placed(source, problem),
      )
    })
    .concat(first && index > 0 ? untranslated(root, first.language, language) : [])
}

/** Texts of the first language that another one lacks. A page would show nothing in their place. */
function untranslated(root: string, first: string, language: string): Problem[] {
  const all = (each: string) => {
    const bases = wordFolders(
      each,
      addOns.filter(({ url }) => hasWords(url, language)),
    )
    const changes = pathToFileURL(join(root, `content/${each}/messages/`))
    const names = [...bases, changes].flatMap((base) => (existsSync(base) ? readdirSync(base) : []))
    return new Map(
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) => [name, mergedFile(name, bases, changes) as Message]),
    )
  }
  const there = all(language)
  return [...all(first)].flatMap(([name, words]) => {
    const known = new Set([...texts(there.get(name) ?? {})].map(([keys]) => pathOf(keys)))
    return [...texts(words)]
      .filter(([keys]) => !known.has(pathOf(keys)))
      .map(([keys]) => ({
        file: `content/${language}/messages/${name}`,
        field: pathOf(keys),
        expected: 'expected some text, as in the first language',
        found: 'nothing',
      }))
  })
}

const noWords = (language: string) => ({
  expected: `expected a language that the kit has words in (${kitLanguages().join(', ')})`,
  found: language,
})

/** A problem with one text. */
export interface TextProblem {
  keys: string[]
  expected: string
  found?: string
}

const placed = ({ file, lineOf }: Source, { keys, expected, found }: TextProblem): Problem => ({
  file,
  line: lineOf(keys),
  field: pathOf(keys),
  expected,
  found,
})

function changeProblems(
  change: Message | null,
  base: Message,
  keys: string[],
  where: { file: string; language: string },
): TextProblem[] {
  // A removed text.
  if (change === null) return []
  if (
    typeof change === 'object' &&
    !Array.isArray(change) &&
    typeof base === 'object' &&
    !Array.isArray(base)
  ) {
    if (isPlural(base))
      return [...pluralProblems(change, keys, where.language), ...unfilled(change, base, keys)]
    const isOpen = isOwners(where.file, keys)
    return Object.entries(change).flatMap(([key, value]) => {
      const inner = entryOf(base, key)
      if (inner !== undefined) return changeProblems(value, inner, [...keys, key], where)
      return isOpen ? [] : [{ keys: [...keys, key], ...unknownKey(key, Object.keys(base)) }]
    })
  }
  if (Array.isArray(base))
    return Array.isArray(change)
      ? change.flatMap((item, i) => changeProblems(item, base[0], [...keys, String(i)], where))
      : [{ keys, expected: 'expected a list', found: shown(change) }]
  if (typeof change === 'string' && typeof base === 'object' && !isPlural(base))
    return [
      {
        keys,
        expected: `expected the fields ${Object.keys(base).join(', ')}`,
        found: shown(change),
      },
    ]
  if (typeof change !== 'string' || !change.trim())
    return [{ keys, expected: 'expected some text', found: shown(change) }]
  return unfilled(change, base, keys)
}

const unknownKey = (key: string, known: string[]) => ({
  expected: `expected one of ${closestFirst(key, known).slice(0, 3).join(', ')}; null removes a text`,
  found: key,
})

const unfilled = (change: Message, base: Message, keys: string[]): TextProblem[] =>
  placeholders(change)
    .filter((name) => !placeholders(base).includes(name))
    .map((name) => ({
      keys,
      found: `{${name}}`,
      expected: `expected only the placeholders that are filled in (${placeholders(base).join(', ') || 'none'})`,
    }))

export function pluralProblems(forms: Messages, keys: string[], language: string): TextProblem[] {
  const { pluralCategories: needed } = new Intl.PluralRules(language).resolvedOptions()
  return needed
    .filter((category) => typeof forms[category] !== 'string' || !forms[category].trim())
    .map((category) => ({
      keys,
      found: 'nothing',
      expected: `expected some text for the plural form "${category}"`,
    }))
}

/** Every text in a file with its keys. Plural forms count as one text. */
export function* texts(
  message: Message,
  keys: string[] = [],
): Generator<[keys: string[], Message]> {
  if (typeof message !== 'object' || isPlural(message)) yield [keys, message]
  else for (const [key, inner] of Object.entries(message)) yield* texts(inner, [...keys, key])
}

export const isPlural = (message: Message): message is Record<string, string> =>
  typeof message === 'object' && message !== null && 'other' in message && !hasOtherKeys(message)
/** A group of texts may include one called `other`. */
const hasOtherKeys = (message: Record<string, Message>) =>
  Object.keys(message).some((key) => !pluralCategories.includes(key))

export const pathOf = (keys: string[]) =>
  keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `["${key}"]`))
    .join('')
    .replace(/^\./, '')

/** The names in braces and tags, sorted, without repeats. */
export const placeholders = (message: Message): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}|<(\w+)>/g)].map((m) => m[1] ?? m[2]))]
    .map(String)
    .toSorted()
