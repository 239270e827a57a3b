import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, parseDocument } from 'yaml'
import { toWrite } from '#commands/setup/to-write.ts'
import { readSource } from '#content/content-source.ts'
import { keepFormat } from '#content/keep-format.ts'
import { valueAt } from '#content/problem.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { contentCollections } from '#site/content-schemas.ts'
import { recordTranslations, type Translation, translationsOf } from './translations.ts'

/** A text to translate. */
export interface Entry {
  /** The original's file, from the language's folder. */
  file: string
  /** Names of fields and places in lists; `body` and a number for a paragraph of Markdown. */
  path: (string | number)[]
  source: string
  /** Empty if it isn't translated. */
  target: string
}

interface Languages {
  first: string
  language: string
}

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const hasLetters = (text: string) => /\p{L}/u.test(text)

/** The texts of every file that has a translation, in the order of the files. */
export function entriesOf(root: string, { first, language }: Languages): Entry[] {
  return translationsOf(root, first, language).flatMap(({ original, file }) =>
    file ? fileEntries(root, original, file, language) : [],
  )
}

function fileEntries(root: string, original: string, file: string, language: string): Entry[] {
  const [before, after] = [original, file].map((path) =>
    readSource(path, readFileSync(join(root, path), 'utf8')),
  )
  if (!before || !after) return []
  const name = original.split('/').slice(2).join('/')
  const isFree = freeTexts(name, before.value)
  const fields = [...leaves(before.value, language)].filter(([path, text]) => isFree(path, text))
  const paragraphs = /\.mdx?$/.test(file) ? paragraphPairs(before.body, after.body) : []
  return [
    ...fields.map(([path, source]): Entry => {
      const target = valueAt(after.value, path)
      return { file: name, path, source, target: translated(target) }
    }),
    ...paragraphs.map(({ index, source, target }): Entry => {
      return { file: name, path: ['body', index], source, target: translated(target) }
    }),
  ]
}

const translated = (target: unknown) =>
  typeof target === 'string' && !target.startsWith(toWrite) ? target : ''

/** Every text with its path. Plural forms are the ones that the language has. */
function* leaves(
  value: unknown,
  language: string,
  path: (string | number)[] = [],
): Generator<[path: (string | number)[], text: string]> {
  if (typeof value === 'string') {
    if (hasLetters(value)) yield [path, value]
    return
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  const forms = pluralsOf(value)
  if (forms) {
    for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories)
      yield [[...path, form], forms[form] ?? forms['other'] ?? '']
    return
  }
  for (const [key, each] of Object.entries(value))
    yield* leaves(each, language, [...path, Array.isArray(value) ? Number(key) : key])
}

const pluralsOf = (value: object): Record<string, string> | undefined =>
  'other' in value && Object.keys(value).every((key) => pluralForms.has(key))
    ? (value as Record<string, string>)
    : undefined

/**
 * Whether a field holds words, and no name of a file, drawing, or page: messages all do. Elsewhere
 * it's a phrase or begins with a capital, and the file's schema takes any other sentence there.
 */
function freeTexts(file: string, value: unknown) {
  if (file.startsWith('messages/')) return () => true
  const schema = Object.values(contentCollections).find(({ folder, pattern }) => {
    const names = pattern.split('.')[0] ?? ''
    return folder === folderOf(file) && (/[*(]/.test(names) || names === basename(file, '.yaml'))
  })?.schema
  return (path: (string | number)[], text: string) => {
    if (!/\s|^\p{Lu}/u.test(text)) return false
    const changed = structuredClone(value)
    setValue(changed, path, 'Some words.')
    const { error } = schema?.safeParse(changed) ?? {}
    return !error?.issues.some((issue) => isDeepStrictEqual(issue.path, path))
  }
}

const folderOf = (file: string) => (file.includes('/') ? dirname(file).split('/')[0] : '')

function setValue(value: unknown, path: readonly (string | number)[], text: string) {
  const [last = '', ...groups] = path.toReversed()
  const group = valueAt(value, groups.toReversed()) as Record<string | number, unknown>
  group[last] = text
}

/** Blocks between empty lines; a fence of code is one block. */
function blocksOf(body: string): string[] {
  const blocks: string[] = []
  let fence = ''
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const last = blocks.at(-1)
    if (fence || (line && last)) blocks[blocks.length - 1] = `${last}\n${line}`
    else blocks.push(line)
    if (mark) fence = fence ? (mark.startsWith(fence) ? '' : fence) : mark
  }
  return blocks
}

/** Blocks that are words, and not code, a component, or a comment. */
const isParagraph = (block: string) => hasLetters(block) && !/^\s*(```|~~~|<|import )/.test(block)

/**
 * The paragraphs of an original beside those of its translation. If their numbers differ, nobody
 * knows which is which, and the page has none to export.
 */
function paragraphPairs(original: string, translation: string) {
  const [before = [], after = []] = [original, translation].map(blocksOf)
  if (before.length !== after.length) return []
  return before
    .map((source, index) => ({ index, source, target: after[index] ?? '' }))
    .filter(({ source }) => isParagraph(source))
}

/** What keeps texts from being imported, each with its place; and the files as they would be. */
export function importEntries(
  root: string,
  { first, language }: Languages,
  entries: readonly Entry[],
): { problems: string[]; changed: string[]; write: () => void } {
  const known = new Map(entriesOf(root, { first, language }).map((each) => [keyOf(each), each]))
  const filled = entries.filter(({ target }) => target.trim())
  const problems = filled.flatMap((entry) => entryProblems(entry, known.get(keyOf(entry))))
  const files = Map.groupBy(filled, ({ file }) => file)
  const edits = translationsOf(root, first, language).flatMap((each) => {
    const { original, file } = each
    const texts = files.get(original.split('/').slice(2).join('/'))
    if (problems.length > 0 || !file || !texts) return []
    const old = withoutMark(readFileSync(join(root, file), 'utf8')).replaceAll('\r\n', '\n')
    const text = withTexts(file, old, texts)
    return text === old ? [] : [{ ...each, file, text }]
  })
  return {
    problems,
    changed: edits.map(({ file }) => file),
    write: () => {
      for (const { file, text } of edits) writeFileSync(join(root, file), text)
      const whole = edits.filter(isWhole(root))
      if (whole.length > 0) recordTranslations(root, language, whole)
    },
  }
}

/** Whether nothing is left to write in a translation. */
const isWhole =
  (root: string) =>
  ({ file }: Translation) =>
    file !== undefined &&
    existsSync(join(root, file)) &&
    !readFileSync(join(root, file), 'utf8').includes(toWrite)

/** Where a text stands, such as `pages/home.yaml: slides.0.deck`. */
export const placeOf = ({ file, path }: Pick<Entry, 'file' | 'path'>): string =>
  `${file}: ${path.join('.')}`

/** Unlike `placeOf`, different for `['a', 'b']` and `['a.b']`. */
const keyOf = ({ file, path }: Pick<Entry, 'file' | 'path'>) => JSON.stringify([file, path])

/** What a translation must keep: values to fill in, also `{company|name}`, and conditions in legal texts. */
export const placeholders = (text: string): string[] => text.match(/\{[^{}]+\}|<!--.*?-->/g) ?? []

function entryProblems(entry: Entry, known: Entry | undefined): string[] {
  const place = placeOf(entry)
  if (!known) return [`${place}: no such text`]
  if (known.source !== entry.source)
    return [`${place}: the original has changed since the export; export again`]
  const [expected, found] = [entry.source, entry.target].map((text) => new Set(placeholders(text)))
  const lost = [...(expected ?? [])].filter((name) => !found?.has(name))
  const added = [...(found ?? [])].filter((name) => !expected?.has(name))
  // A form for one or two may say its number in words.
  const mayLose = pluralForms.has(String(entry.path.at(-1))) && entry.path.at(-1) !== 'other'
  return [
    ...(mayLose ? [] : lost).map((name) => `${place}: expected “${name}”, as in the original`),
    ...added.map((name) => `${place}: expected no “${name}”, as in the original`),
  ]
}

function withTexts(file: string, old: string, entries: readonly Entry[]): string {
  const isMarkdown = /\.mdx?$/.test(file)
  const [, head = '', body = ''] = (isMarkdown && /^---\n(.*?\n)---(\n.*)$/s.exec(old)) || []
  const fields = entries.filter(({ path }) => !isMarkdown || path[0] !== 'body')
  const source = isMarkdown ? head : old
  const next = withFields(file, source, fields)
  if (!isMarkdown) return keepFormat(file, old, next)
  const blocks = blocksOf(readSource(file, old).body)
  for (const { path, target } of entries) if (path[0] === 'body') blocks[Number(path[1])] = target
  return keepFormat(file, old, `---\n${next}---${body ? blocks.join('\n') : ''}`)
}

function withFields(file: string, text: string, entries: readonly Entry[]): string {
  const same = entries.every(({ path, target }) => valueAt(parse(text), path) === target)
  if (same) return text
  if (file.endsWith('.json')) {
    const value: unknown = JSON.parse(text)
    for (const { path, target } of entries) setValue(value, path, target)
    return `${JSON.stringify(value, null, 2)}\n`
  }
  const document = parseDocument(text)
  for (const { path, target } of entries) document.setIn(path, target)
  return document.toString({ lineWidth: 0 })
}
