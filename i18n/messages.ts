/**
 * Checks the interface texts in `content/{language}/messages/*.json` against each other and against the code
 * that uses them. The compiler finds a missing key too; it can't find an unused one, or a placeholder that
 * nothing fills in.
 *
 * Uses are found by reading the code's text: an import of `#messages/x.json`, then every chain of keys after
 * the imported name. A chain that ends at an object, or goes on with brackets, uses all that is in it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type Problem, shown } from '#contracts/problem.ts'
import { readSource } from './content-source.ts'

type Message = string | { [key: string]: Message }
type Messages = { [key: string]: Message }
interface Use {
  /** The message file without its extension, such as `contact`. */
  feature: string
  keys: string[]
  /** Names given to `fill`, `plural`, or `Failure`, if this use is their first argument. */
  values?: string[]
  /** The file that uses it, relative to the root. */
  by: string
}

const codeFolders = ['site', 'server', 'assistant', 'contracts', 'i18n', 'scripts']
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other']
const filledByPlural = 'count'

/** Everything that's wrong: file, line, key, and what's expected. */
export function messageProblems(root: string, locale: string): Problem[] {
  const language = new Intl.Locale(locale).language
  const languages = readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (!languages.includes(language))
    return [
      { file: `content/${language}/`, expected: `expected the texts of the locale ${locale}` },
    ]
  const broken = languages.flatMap((each) => syntaxProblems(root, each))
  if (broken.length > 0) return broken
  const own = readLanguage(root, language)
  const uses = codeFolders.flatMap((folder) => usesIn(root, folder))
  const problems: KeyProblem[] = [
    ...languages.flatMap((other) => formProblems(readLanguage(root, other), other)),
    ...languages
      .filter((other) => other !== language)
      .flatMap((other) => differences(own, readLanguage(root, other), language, other)),
    ...uses.flatMap((use) => useProblems(own, use, language)),
    ...unusedProblems(own, uses, language),
  ]
  return [
    ...aliasProblems(root, language),
    ...problems.map(({ keys, ...problem }) => ({
      ...problem,
      field: pathOf(keys),
      line: sourceOf(root, problem.file)?.lineOf(keys) ?? 1,
    })),
  ]
}

/** A problem with one text. */
type KeyProblem = Omit<Problem, 'field' | 'line'> & { keys: string[] }

const sourceOf = (root: string, file: string) =>
  existsSync(join(root, file))
    ? readSource(file, readFileSync(join(root, file), 'utf8'))
    : undefined

const folderOf = (language: string) => `content/${language}/messages`

/**
 * Node, the compiler, and the bundler find messages through an alias that contains the language.
 */
function aliasProblems(root: string, language: string): Problem[] {
  const expected = `./${folderOf(language)}/*`
  return ['package.json', 'tsconfig.json']
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes(`"${expected}"`))
    .map((file) => ({ file, expected: `expected #messages/* to lead to ${expected}` }))
}

const messageFiles = (root: string, language: string) =>
  readdirSync(join(root, folderOf(language)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folderOf(language)}/${file}`)

const syntaxProblems = (root: string, language: string): Problem[] =>
  messageFiles(root, language).flatMap((file) => sourceOf(root, file)?.problems ?? [])

const readLanguage = (root: string, language: string): Map<string, Messages> =>
  new Map(
    messageFiles(root, language).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    ]),
  )

/** Every text in a file with its keys. Plural forms count as one text. */
function* texts(message: Message, keys: string[] = []): Generator<[keys: string[], Message]> {
  if (typeof message !== 'object' || isPlural(message)) yield [keys, message]
  else for (const [key, inner] of Object.entries(message)) yield* texts(inner, [...keys, key])
}

const isPlural = (message: Message): message is Record<string, string> =>
  typeof message === 'object' && message !== null && 'other' in message && !isGroup(message)
/** A group of texts may include one called `other`. */
const isGroup = (message: Record<string, Message>) =>
  Object.keys(message).some((key) => !pluralCategories.includes(key))

const pathOf = (keys: string[]) =>
  keys
    .map((key) => (/^\w+$/.test(key) ? `.${key}` : `["${key}"]`))
    .join('')
    .replace(/^\./, '')

function formProblems(files: Map<string, Messages>, language: string): KeyProblem[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [...files].flatMap(([feature, messages]) =>
    [...texts(messages)].flatMap(([keys, text]): KeyProblem[] => {
      const file = `${folderOf(language)}/${feature}.json`
      if (isPlural(text))
        return categories
          .filter((category) => !text[category]?.trim())
          .map((category) => ({
            file,
            keys,
            found: 'nothing',
            expected: `expected some text for the plural form "${category}"`,
          }))
      if (typeof text === 'string' && text.trim()) return []
      return [{ file, keys, expected: 'expected some text', found: shown(text) }]
    }),
  )
}

/** Other languages need the same keys and placeholders. */
function differences(
  own: Map<string, Messages>,
  other: Map<string, Messages>,
  language: string,
  otherLanguage: string,
): KeyProblem[] {
  const flat = (files: Map<string, Messages>) =>
    new Map(
      [...files].flatMap(([feature, messages]) =>
        [...texts(messages)].map(([keys, text]) => [
          `${feature}.json ${pathOf(keys)}`,
          { file: `${folderOf(otherLanguage)}/${feature}.json`, keys, text },
        ]),
      ),
    )
  const [ours, theirs] = [flat(own), flat(other)]
  const problems = [...ours].flatMap(([at, { file, keys, text }]): KeyProblem[] => {
    const translated = theirs.get(at)
    if (translated === undefined)
      return [{ file, keys, expected: `expected some text, as in ${language}`, found: 'nothing' }]
    const [expected, found] = [text, translated.text].map(
      (each) => placeholders(each).join(', ') || 'none',
    )
    return expected === found
      ? []
      : [{ file, keys, expected: `expected the placeholders ${expected}`, found: String(found) }]
  })
  const extra = [...theirs].filter(([at]) => !ours.has(at))
  return [
    ...problems,
    ...extra.map(([, { file, keys }]) => ({
      file,
      keys,
      expected: `expected no text here: ${language} has none`,
    })),
  ]
}

/** The names in braces and tags, sorted, without repeats. */
const placeholders = (message: Message): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}|<(\w+)>/g)].map((m) => m[1] ?? m[2]))]
    .map(String)
    .toSorted()

function usesIn(root: string, folder: string): Use[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => usesInFile(root, join(folder, file)))
}

function usesInFile(root: string, file: string): Use[] {
  const code = readFileSync(join(root, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/ .*/g,
    '',
  )
  const imports = [...code.matchAll(/^import (\w+) from ["']#messages\/([\w-]+)\.json["'].*$/gm)]
  return imports.flatMap(([, name = '', feature = '']) =>
    [...code.matchAll(new RegExp(`(?<![.\\w'"#-])${name}\\b(?!\\s*:|[\\w-]*['"/])`, 'g'))]
      .filter(({ index }) => !/^import /.test(code.slice(code.lastIndexOf('\n', index) + 1)))
      .map(({ index }) => {
        const rest = code.slice(index + name.length)
        const chain = /^(?:\s*\??\.\w+\b(?!\s*\()|\[['"][^'"]+['"]\])*/.exec(rest)?.[0] ?? ''
        const keys = [...chain.matchAll(/\.(\w+)|\[['"]([^'"]+)['"]\]/g)].map((m) => m[1] ?? m[2])
        const filled = /\b(fill|plural|Failure)\(\s*$/.exec(code.slice(0, index))?.[1]
        const values = filled && valueNames(rest.slice(chain.length))
        return {
          feature,
          keys: keys.map(String),
          by: relative(root, join(root, file)),
          ...(values && { values: filled === 'plural' ? [filledByPlural, ...values] : values }),
        }
      }),
  )
}

/**
 * The keys of the object literal at the end of a call's arguments; undefined if it can't be parsed.
 */
function valueNames(args: string): string[] | undefined {
  let depth = 0
  let end = 0
  for (; end < args.length; end += 1) {
    if ('([{'.includes(args[end] ?? '')) depth += 1
    else if (')]}'.includes(args[end] ?? '')) depth -= 1
    if (depth < 0) break
  }
  const object = /^[^{]*\{(.*)\}\s*,?\s*$/s.exec(args.slice(0, end))
  if (!object) return args.slice(0, end).includes('{') ? undefined : []
  if (object[1]?.includes('...')) return undefined
  const flat = object[1]?.replace(/(\(|\[|\{)[^()[\]{}]*(\)|\]|\})/g, '') ?? ''
  return flat.split(',').map((entry) => /^\s*(\w*)/.exec(entry)?.[1] ?? '')
}

function useProblems(
  own: Map<string, Messages>,
  { feature, keys, values, by }: Use,
  language: string,
): KeyProblem[] {
  const file = `${folderOf(language)}/${feature}.json`
  let message: Message | undefined = own.get(feature)
  if (!message) return [{ file, keys: [], expected: `expected this file, which ${by} uses` }]
  for (const [index, key] of keys.entries()) {
    if (typeof message === 'string') break
    message = message[key]
    if (message === undefined)
      return [
        {
          file,
          keys: keys.slice(0, index + 1),
          found: 'nothing',
          expected: `expected some text, which ${by} uses`,
        },
      ]
  }
  if (!values) return []
  const given = values.join(', ') || 'no values'
  const unfilled = placeholders(message).filter((name) => !values.includes(name))
  return unfilled.map((name) => ({
    file,
    keys,
    found: `{${name}}`,
    expected: `expected only the placeholders that ${by} fills in (${given})`,
  }))
}

function unusedProblems(own: Map<string, Messages>, uses: Use[], language: string): KeyProblem[] {
  return [...own].flatMap(([feature, messages]) => {
    const used = uses.filter((use) => use.feature === feature).map(({ keys }) => keys)
    return [...texts(messages)]
      .filter(
        ([keys]) =>
          !used.some((chain) => chain.every((key, i) => i >= keys.length || key === keys[i])),
      )
      .map(([keys]) => ({
        file: `${folderOf(language)}/${feature}.json`,
        keys,
        expected: 'expected no text here, because nothing uses it: remove it',
      }))
  })
}
