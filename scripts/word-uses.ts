/**
 * Checks the interface words of the kit or an add-on against the code that uses them. The compiler finds a
 * missing key too; it can't find an unused one, or a placeholder that nothing fills in. Only tests use it.
 *
 * Uses are found by reading the code's text: an import of `#messages/x.json`, then every chain of keys after
 * the imported name. A chain that ends at an object, or goes on with brackets, uses all that is in it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import {
  isPlural,
  type Message,
  type Messages,
  pathOf,
  placeholders,
  pluralProblems,
  type TextProblem,
  texts,
} from '@wize/kit/content/messages.ts'
import { shown } from '@wize/kit/content/problem.ts'
import { merged } from '@wize/kit/owner/words.ts'

interface Use {
  /** The message file without its extension, such as `contact`. */
  feature: string
  keys: string[]
  /** Names given to `fill`, `plural`, or `Failure`, if this use is their first argument. */
  values?: string[]
  /** The file that uses it, relative to the root. */
  by: string
}

const filledByPlural = 'count'

/** Comments. An address such as `https://…` isn't one. */
const comments = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/ .*/g
const importsOfWords = /^import (\w+) from ["']#messages\/([\w-]+)\.json["'].*$/gm
/** Where code says a name, also as `...name`, but not in a text, as a key, or as another object's property. */
const mentionsOf = (name: string) =>
  new RegExp(`(?<![\\w'"#-]|(?<!\\.\\.)\\.)${name}\\b(?!\\s*:|[\\w-]*['"/])`, 'g')
/** The keys after the name, such as `.pages['/blog']`. A method, such as `.map(`, isn't one. */
const chainOfKeys = /^(?:\s*\??\.\w+\b(?!\s*\()|\[['"][^'"]+['"]\])*/
const keyInChain = /\.(\w+)|\[['"]([^'"]+)['"]\]/g
/** Code that ends with the start of a call whose next argument is an object of values. */
const callWithValues = /\b(fill|plural|Failure)\(\s*$/

/** What's wrong with the words in some folders, used by the code in others, as `file: key: …`. */
export function wordProblems(
  language: string,
  wordFolders: string[],
  codeFolders: string[],
): string[] {
  const own = new Map<string, Messages>()
  for (const folder of wordFolders)
    for (const file of readdirSync(folder)) {
      const feature = basename(file, '.json')
      const words: Messages = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      own.set(feature, merged(own.get(feature), words) as Messages)
    }
  const uses = codeFolders.flatMap(usesIn)
  return [
    ...formProblems(own, language),
    ...uses.flatMap((use) => useProblems(own, use)),
    ...unusedProblems(own, uses),
  ].map(
    ({ feature, keys, expected, found }) =>
      `${feature}.json: ${pathOf(keys)}: ${expected}${found ? `; found ${found}` : ''}`,
  )
}

type WordProblem = TextProblem & { feature: string }

const formProblems = (files: Map<string, Messages>, language: string): WordProblem[] =>
  [...files].flatMap(([feature, messages]) =>
    [...texts(messages)].flatMap(([keys, text]): WordProblem[] => {
      if (isPlural(text))
        return pluralProblems(text, keys, language).map((each) => ({ feature, ...each }))
      if (typeof text === 'string' && text.trim()) return []
      return [{ feature, keys, expected: 'expected some text', found: shown(text) }]
    }),
  )

function usesIn(folder: string): Use[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        !file.includes('node_modules') &&
        /\.(tsx?|astro)$/.test(file) &&
        !/\.test\.tsx?$/.test(file),
    )
    .flatMap((file) => usesInFile(folder, join(folder, file)))
}

function usesInFile(root: string, file: string): Use[] {
  const code = readFileSync(file, 'utf8').replace(comments, '')
  return [...code.matchAll(importsOfWords)].flatMap(([, name = '', feature = '']) =>
    [...code.matchAll(mentionsOf(name))]
      .filter(({ index }) => !/^import /.test(code.slice(code.lastIndexOf('\n', index) + 1)))
      .map(({ index }) => {
        const rest = code.slice(index + name.length)
        const chain = chainOfKeys.exec(rest)?.[0] ?? ''
        const keys = [...chain.matchAll(keyInChain)].map(([, plain, inQuotes]) => plain ?? inQuotes)
        const filled = callWithValues.exec(code.slice(0, index))?.[1]
        const values = filled && valueNames(rest.slice(chain.length))
        return {
          feature,
          keys: keys.map(String),
          by: relative(root, file),
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
): WordProblem[] {
  let message: Message | undefined = own.get(feature)
  if (!message) return [{ feature, keys: [], expected: `expected this file, which ${by} uses` }]
  for (const [index, key] of keys.entries()) {
    if (typeof message === 'string') break
    message = message[key]
    if (message === undefined)
      return [
        {
          feature,
          keys: keys.slice(0, index + 1),
          found: 'nothing',
          expected: `expected some text, which ${by} uses`,
        },
      ]
  }
  if (!values) return []
  const given = values.join(', ') || 'no values'
  return placeholders(message)
    .filter((name) => !values.includes(name))
    .map((name) => ({
      feature,
      keys,
      found: `{${name}}`,
      expected: `expected only the placeholders that ${by} fills in (${given})`,
    }))
}

const unusedProblems = (own: Map<string, Messages>, uses: Use[]): WordProblem[] =>
  [...own].flatMap(([feature, messages]) => {
    const used = uses.filter((use) => use.feature === feature).map(({ keys }) => keys)
    return [...texts(messages)]
      .filter(
        ([keys]) =>
          !used.some((chain) => chain.every((key, i) => i >= keys.length || key === keys[i])),
      )
      .map(([keys]) => ({
        feature,
        keys,
        expected: 'expected no text here, because nothing uses it: remove it',
      }))
  })
