/**
 * Checks the interface texts in `content/{language}/messages/*.json` against each other and against the code
 * that uses them. The compiler finds a missing key too; it can't find an unused one, or a placeholder that
 * nothing fills in.
 *
 * Uses are found by reading the code's text: an import of `#messages/x.json`, then every chain of keys after
 * the imported name. A chain that ends at an object, or goes on with brackets, uses all that is in it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

type Message = string | { [key: string]: Message }
type Messages = { [key: string]: Message }
interface Use {
  /** The message file without its ending, such as `contact`. */
  feature: string
  keys: string[]
  /** Names given to `fill` or `plural`, where this use is their first argument. */
  values?: string[]
  /** The file that uses it, from the root. */
  by: string
}

const codeFolders = ['site', 'server', 'assistant', 'contracts', 'i18n', 'scripts']
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other']
const filledByPlural = 'count'

/** What is wrong, a line for each problem: file, key, and what is expected. */
export function messageProblems(root: string, locale: string): string[] {
  const language = new Intl.Locale(locale).language
  const languages = readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (!languages.includes(language))
    return [`content/${language}/ is missing: expected the texts of the locale ${locale}`]
  const own = readLanguage(root, language)
  const uses = codeFolders.flatMap((folder) => usesIn(root, folder))
  return [
    ...aliasProblems(root, language),
    ...languages.flatMap((other) => formProblems(readLanguage(root, other), other)),
    ...languages
      .filter((other) => other !== language)
      .flatMap((other) => differences(own, readLanguage(root, other), language, other)),
    ...uses.flatMap((use) => useProblems(own, use, language)),
    ...unusedProblems(own, uses, language),
  ]
}

const folderOf = (language: string) => `content/${language}/messages`

/** Node, the compiler and the bundler find messages by an alias, which has the language in it. */
function aliasProblems(root: string, language: string): string[] {
  const expected = `./${folderOf(language)}/*`
  return ['package.json', 'tsconfig.json']
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes(`"${expected}"`))
    .map((file) => `${file}: expected #messages/* to lead to ${expected}`)
}

function readLanguage(root: string, language: string): Map<string, Messages> {
  const folder = join(root, folderOf(language))
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const name = `${folderOf(language)}/${file}`
        try {
          return [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]
        } catch (error) {
          throw new Error(`${name}: expected JSON (${(error as Error).message})`)
        }
      }),
  )
}

/** Every text in a file with the keys that lead to it. Plural forms count as one text. */
function* texts(message: Message, keys: string[] = []): Generator<[keys: string[], Message]> {
  if (typeof message !== 'object' || isPlural(message)) yield [keys, message]
  else for (const [key, inner] of Object.entries(message)) yield* texts(inner, [...keys, key])
}

const isPlural = (message: Message): message is Record<string, string> =>
  typeof message === 'object' && message !== null && 'other' in message && !isGroup(message)
/** A group may have a text that is called `other` beside its other texts. */
const isGroup = (message: Record<string, Message>) =>
  Object.keys(message).some((key) => !pluralCategories.includes(key))

const pathOf = (keys: string[]) =>
  keys
    .map((key) => (/^\w+$/.test(key) ? `.${key}` : `["${key}"]`))
    .join('')
    .replace(/^\./, '')

function formProblems(files: Map<string, Messages>, language: string): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [...files].flatMap(([feature, messages]) =>
    [...texts(messages)].flatMap(([keys, text]) => {
      const at = `${folderOf(language)}/${feature}.json: ${pathOf(keys)}`
      if (isPlural(text)) {
        const missing = categories.filter((category) => !text[category]?.trim())
        return missing.map(
          (category) => `${at} has no plural form "${category}": expected some text`,
        )
      }
      if (typeof text !== 'string' || !text.trim()) return [`${at}: expected some text`]
      return []
    }),
  )
}

/** Another language has the same keys and the same placeholders. */
function differences(
  own: Map<string, Messages>,
  other: Map<string, Messages>,
  language: string,
  otherLanguage: string,
): string[] {
  const problems: string[] = []
  const flat = (files: Map<string, Messages>) =>
    new Map(
      [...files].flatMap(([feature, messages]) =>
        [...texts(messages)].map(([keys, text]) => [`${feature}.json: ${pathOf(keys)}`, text]),
      ),
    )
  const [ours, theirs] = [flat(own), flat(other)]
  for (const [at, text] of ours) {
    const translated = theirs.get(at)
    const expected = placeholders(text)
    if (translated === undefined)
      problems.push(`${folderOf(otherLanguage)}/${at} is missing: expected it as in ${language}`)
    else if (placeholders(translated).join() !== expected.join())
      problems.push(
        `${folderOf(otherLanguage)}/${at}: expected the placeholders ${expected.join(', ') || 'none'}`,
      )
  }
  for (const at of theirs.keys())
    if (!ours.has(at))
      problems.push(`${folderOf(otherLanguage)}/${at} is not in ${language}: remove it`)
  return problems
}

/** Names in braces and tags, sorted, each once. */
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
        const filled = /\b(fill|plural)\(\s*$/.exec(code.slice(0, index))?.[1]
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

/** The keys of the object literal that ends a call's arguments; undefined where it can't be read. */
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
) {
  const at = `${folderOf(language)}/${feature}.json`
  let message: Message | undefined = own.get(feature)
  if (!message) return [`${by}: ${at} is missing`]
  for (const [index, key] of keys.entries()) {
    if (typeof message === 'string') break
    message = message[key]
    if (message === undefined)
      return [
        `${at} has no ${pathOf(keys.slice(0, index + 1))}, which ${by} uses: expected some text`,
      ]
  }
  if (!values) return []
  const unfilled = placeholders(message).filter((name) => !values.includes(name))
  return unfilled.map(
    (name) =>
      `${at}: ${pathOf(keys)} has {${name}}, but ${by} gives ${values.join(', ') || 'nothing'}`,
  )
}

function unusedProblems(own: Map<string, Messages>, uses: Use[], language: string): string[] {
  return [...own].flatMap(([feature, messages]) => {
    const used = uses.filter((use) => use.feature === feature).map(({ keys }) => keys)
    return [...texts(messages)]
      .filter(
        ([keys]) =>
          !used.some((chain) => chain.every((key, i) => i >= keys.length || key === keys[i])),
      )
      .map(
        ([keys]) =>
          `${folderOf(language)}/${feature}.json: ${pathOf(keys)} is not used: remove it, or use it`,
      )
  })
}
