import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, parseDocument } from 'yaml'
import { toWrite } from '#commands/setup/to-write.ts'
import { readSource, type Source } from '#content/content-source.ts'
import { keepFormat } from '#content/keep-format.ts'
import { valueAt } from '#content/problem.ts'
import { saveFiles } from '#content/save-files.ts'
import {
  type Languages,
  recordTranslations,
  type Translation,
  translationsOf,
} from '#content/translations.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { contentCollections } from '#site/content-schemas.ts'
import { blocksOf, isParagraph } from './paragraphs.ts'
import { markedValues } from './unwritten-copy.ts'

/** A text to translate. */
export interface Entry {
  /** The original's file, from the language's folder. */
  file: string
  /** Names of fields and places in lists; `body` and a number for a paragraph of Markdown. */
  path: (string | number)[]
  source: string
  /** Empty if it isn't translated. */
  target: string
  /** Whether it may only be a copy of the original. */
  isDoubtful?: boolean
}

/** The languages, and what identity.ts says to visitors. */
interface Catalog extends Languages {
  facts: object
}

const companyFile = 'company.yaml'

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const hasLetters = (text: string) => /\p{L}/u.test(text)

/** The texts of every file that has a translation, in the order of the files. */
export function entriesOf(root: string, { first, language, facts }: Catalog): Entry[] {
  const read = (file: string) => readSource(file, readFileSync(join(root, file), 'utf8'))
  const company = companyOf(root, language)
  return [
    ...(company
      ? fileEntries(companyFile, { value: facts, body: '' }, read(company), language)
      : []),
    ...translationsOf(root, first, language).flatMap(({ original, file }) =>
      file ? fileEntries(inFolder(original), read(original), read(file), language) : [],
    ),
  ]
}

/** Where a language has what identity.ts says. */
function companyOf(root: string, language: string): string | undefined {
  const file = `content/${language}/${companyFile}`
  return existsSync(join(root, file)) ? file : undefined
}

const inFolder = (file: string) => file.split('/').slice(2).join('/')

function fileEntries(
  name: string,
  before: Pick<Source, 'value' | 'body'>,
  after: Source,
  language: string,
): Entry[] {
  const isFree = freeTexts(name, before.value)
  const fields = [...leaves(before.value, language)].filter(([path, text]) => isFree(path, text))
  const paragraphs = /\.mdx?$/.test(name) ? paragraphPairs(before.body, after.body) : []
  const isUnfinished = JSON.stringify([after.value, after.body]).includes(toWrite)
  const entry = (path: Entry['path'], source: string, found: unknown): Entry => {
    const target = typeof found === 'string' && !found.includes(toWrite) ? found : ''
    return { file: name, path, source, target, isDoubtful: isUnfinished && target === source }
  }
  return [
    ...fields.map(([path, source]) => entry(path, source, valueAt(after.value, path))),
    ...paragraphs.map(({ index, source, target }) => entry(['body', index], source, target)),
  ]
}

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

function setValue(value: unknown, path: readonly (string | number)[], to: unknown) {
  const [last = '', ...groups] = path.toReversed()
  const group = valueAt(value, groups.toReversed()) as Record<string | number, unknown>
  group[last] = to
}

/**
 * The paragraphs of an original beside those of its translation. If their numbers differ, nobody
 * knows which is which, and the page has none to export.
 */
function paragraphPairs(original: string, translation: string) {
  if (!isPaired(original, translation)) return []
  const after = blocksOf(translation)
  return blocksOf(original)
    .map((source, index) => ({ index, source, target: after[index] ?? '' }))
    .filter(({ source }) => isParagraph(source))
}

/** The files that `entriesOf` has nothing of, and the translations it has only the fields of. */
export function leftOut(root: string, { first, language }: Languages) {
  const bodyOf = (file: string) => readSource(file, readFileSync(join(root, file), 'utf8')).body
  const translations = translationsOf(root, first, language)
  return {
    untranslated: translations.flatMap(({ original, file }) => (file ? [] : [original])),
    unpaired: translations.flatMap(({ original, file }) =>
      file && /\.mdx?$/.test(file) && !isPaired(bodyOf(original), bodyOf(file)) ? [file] : [],
    ),
  }
}

const isPaired = (original: string, translation: string) =>
  blocksOf(original).length === blocksOf(translation).length

/** What keeps texts from being imported, each with its place; and the files as they would be. */
export function importEntries(
  root: string,
  catalog: Catalog,
  entries: readonly Entry[],
): { problems: string[]; changed: string[]; write: () => void } {
  const { first, language } = catalog
  const known = new Map(entriesOf(root, catalog).map((each) => [keyOf(each), each]))
  const filled = entries.filter(({ target }) => target.trim())
  const problems = filled.flatMap((entry) => entryProblems(entry, known.get(keyOf(entry))))
  const files = Map.groupBy(filled, ({ file }) => file)
  const company = { original: `content/${first}/${companyFile}`, file: companyOf(root, language) }
  const translations = translationsOf(root, first, language)
  const edits = [company, ...translations].flatMap((each) => {
    const { original, file } = each
    const texts = files.get(inFolder(original))
    if (problems.length > 0 || !file || !texts) return []
    const old = withoutMark(readFileSync(join(root, file), 'utf8')).replaceAll('\r\n', '\n')
    const before =
      each === company
        ? catalog.facts
        : readSource(original, readFileSync(join(root, original), 'utf8')).value
    const text = withTexts(file, old, { texts, original: before })
    return text === old ? [] : [{ ...each, file, text }]
  })
  return {
    problems,
    changed: edits.map(({ file }) => file),
    write: () => {
      saveFiles(root, new Map(edits.map(({ file, text }) => [file, text])))
      const whole = edits.filter(
        (each) => each.original !== company.original && isWhole(root)(each),
      )
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

/**
 * What a translation must keep: values to fill in, also `{company|name}`, conditions in legal texts, and
 * the tags in messages, such as `<policy>` around a link.
 */
export const protectedParts = (file: string, text: string): string[] =>
  text.match(file.startsWith('messages/') ? /\{[^{}]+\}|<\/?\w+>/g : /\{[^{}]+\}|<!--.*?-->/g) ?? []

function entryProblems(entry: Entry, known: Entry | undefined): string[] {
  const place = placeOf(entry)
  if (!known) return [`${place}: no such text`]
  if (known.source !== entry.source)
    return [`${place}: the original has changed since the export; export again`]
  const [expected, found] = [entry.source, entry.target].map(
    (text) => new Set(protectedParts(entry.file, text)),
  )
  const lost = [...(expected ?? [])].filter((name) => !found?.has(name))
  const added = [...(found ?? [])].filter((name) => !expected?.has(name))
  // A form for one or two may say its number in words.
  const mayLose = pluralForms.has(String(entry.path.at(-1))) && entry.path.at(-1) !== 'other'
  return [
    ...(mayLose ? [] : lost).map((name) => `${place}: expected “${name}”, as in the original`),
    ...added.map((name) => `${place}: expected no “${name}”, as in the original`),
  ]
}

/** Texts to put into a file, and the values of its original. */
interface Texts {
  texts: readonly Entry[]
  original: unknown
}

function withTexts(file: string, old: string, { texts: entries, original }: Texts): string {
  const isMarkdown = /\.mdx?$/.test(file)
  const [, head = '', body = ''] = (isMarkdown && /^---\n(.*?\n)---(\n.*)$/s.exec(old)) || []
  const fields = entries.filter(({ path }) => !isMarkdown || path[0] !== 'body')
  const source = isMarkdown ? head : old
  const next = withFields(file, source, { texts: fields, original })
  if (!isMarkdown) return keepFormat(file, old, next)
  const blocks = blocksOf(readSource(file, old).body)
  for (const { path, target } of entries) if (path[0] === 'body') blocks[Number(path[1])] = target
  return keepFormat(file, old, `---\n${next}---${body ? blocks.join('\n') : ''}`)
}

function withFields(file: string, text: string, { texts: entries, original }: Texts): string {
  const same = entries.every(({ path, target }) => valueAt(parse(text), path) === target)
  if (same) return text
  if (file.endsWith('.json')) {
    const value: unknown = JSON.parse(text)
    for (const { path, value: group } of newGroups(value, original, entries))
      setValue(value, path, group)
    for (const { path, target } of entries) setValue(value, path, target)
    return `${JSON.stringify(value, null, 2)}\n`
  }
  const document = parseDocument(text)
  for (const { path, value } of newGroups(parse(text), original, entries))
    document.setIn(path, document.createNode(value))
  for (const { path, target } of entries) document.setIn(path, target)
  return document.toString({ lineWidth: 0 })
}

/**
 * The groups and entries of lists that the original has and the translation doesn't, such as a slide
 * that was added since. They bring what isn't a text, such as a slide's photograph.
 */
function newGroups(translation: unknown, original: unknown, entries: readonly Entry[]) {
  const value = structuredClone(translation)
  const groups: { path: Entry['path']; value: unknown }[] = []
  const add = (path: Entry['path']) => {
    const group = markedValues(valueAt(original, path))
    if (group === undefined || valueAt(value, path) !== undefined) return
    setValue(value, path, structuredClone(group))
    groups.push({ path, value: group })
  }
  for (const { path } of entries)
    for (const at of path.slice(0, -1).keys()) {
      const [list, place] = [path.slice(0, at), path[at] ?? '']
      // A list has no holes: the entries before a new one come along.
      if (typeof place === 'number')
        for (let index = 0; index < place; index++) add([...list, index])
      add([...list, place])
    }
  return groups
}
