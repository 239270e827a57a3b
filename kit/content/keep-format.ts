import { isDeepStrictEqual } from 'node:util'
import {
  isCollection,
  isMap,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  stringify,
} from 'yaml'
import { isGroup } from '#owner/is-group.ts'

interface Edit {
  from: number
  to: number
  text: string
}

/**
 * A file with the values of `next`, and everything else as in `old`: order, quotes, comments, and
 * line breaks. Works on YAML, JSON, and Markdown with frontmatter.
 */
export function keepFormat(file: string, old: string, next: string): string {
  if (!/\.mdx?$/.test(file)) return keepValues(old, next)
  const [before, after] = [old, next].map((text) => /^---\n(.*?\n)---\n(.*)$/s.exec(text))
  if (!before || !after) return next
  const [, oldHead = '', oldBody = ''] = before
  const [, head = '', body = ''] = after
  const isSameBody = oldBody.trim() === body.trim()
  return `---\n${keepValues(oldHead, head)}---\n${isSameBody ? oldBody : body}`
}

function keepValues(old: string, next: string): string {
  const values = withLists(parse(next), parse(old))
  const { contents } = parseDocument(old)
  if (!contents && isSame(values, {})) return old
  const edits =
    contents &&
    changes(old, contents, values, { column: 0, inBrackets: false }).toSorted(
      (a, b) => b.from - a.from,
    )
  const apply = (all: string, { from, to, text }: Edit) => all.slice(0, from) + text + all.slice(to)
  // A file without values may have comments.
  const text = edits ? edits.reduce(apply, old) : old + next
  // Unusual YAML may defeat the edits. Then the values matter more than how they're written.
  const made = parseDocument(text)
  return made.errors.length === 0 && isSame(made.toJS(), values) ? text : next
}

/**
 * Where a value may be a name or a list, such as a service's icon, Sveltia has a choice of names. It
 * takes a list's first item for the name, and returns that unless the owner chooses one. What the owner
 * draws comes as lines, which stay a list.
 */
function withLists(values: unknown, old: unknown): unknown {
  if (!isGroup(values) || !isGroup(old)) return values
  const lists = Object.entries(old).flatMap(([name, list]) => {
    const value = values[name]
    if (!Array.isArray(list) || list.length === 0 || typeof value !== 'string') return []
    if (value === list[0]) return [[name, list]]
    return value.includes('\n') ? [[name, value.trim().split('\n')]] : []
  })
  return { ...values, ...Object.fromEntries(lists) }
}

const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(trimmed(a), trimmed(b))

/** Sveltia drops the last line break of a text, and the schemas trim texts too. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isGroup(value)) return value
  const fields = Object.entries(value).filter(([, each]) => !isNone(each))
  return Object.fromEntries(fields.map(([key, each]) => [key, trimmed(each)]))
}

/**
 * Whether a field says no more than if it were missing. Sveltia leaves out empty lists and texts, and
 * writes that a switch is off, which is what the schemas assume when it's missing.
 */
const isNone = (value: unknown) =>
  value === false || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Where a value stands: the column where its group begins, and whether that's in brackets. */
interface Place {
  column: number
  inBrackets: boolean
}

/** What to replace in a text so that a node has a value. */
function changes(text: string, node: Node, value: unknown, place: Place): Edit[] {
  if (isSame(node.toJSON(), value)) return []
  const inBrackets = place.inBrackets || (isCollection(node) && node.flow === true)
  if (isSeq<Node>(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.flatMap((item, index) =>
      changes(text, item, value[index], {
        column: columnOf(text, isCollection(item) ? item : node),
        inBrackets,
      }),
    )
  const fields =
    isMap<Node, Node>(node) &&
    isGroup(value) &&
    fieldChanges(text, node.items, value, { ...place, inBrackets })
  return fields || [{ ...extent(text, node), text: written(text, node, value, place) }]
}

/**
 * Undefined if the whole group must be written anew, because its first field goes, or because it's in
 * brackets and gets or loses any.
 */
function fieldChanges(
  text: string,
  pairs: Pair<Node, Node>[],
  value: Record<string, unknown>,
  { inBrackets }: Place,
): Edit[] | undefined {
  const named = pairs.map(({ key, value }) => ({ name: String(key), key, node: value ?? key }))
  const kept = named.filter(({ name }) => name in value)
  const removed = named.filter(({ name, node }) => !(name in value) && !isNone(node.toJSON()))
  const added = Object.entries(value).filter(
    ([name, each]) => !isNone(each) && !named.some((field) => field.name === name),
  )
  const last = named.at(-1)
  const mustRewrite = inBrackets || removed.some((each) => each === named[0])
  if (!last || (mustRewrite && (removed.length || added.length))) return undefined
  const column = columnOf(text, last.key)
  const end = extent(text, last.node).to
  return [
    ...kept.flatMap(({ name, key, node }) =>
      changes(text, node, value[name], { column: columnOf(text, key), inBrackets }),
    ),
    ...removed.map(({ key, node }) => ({
      from: text.lastIndexOf('\n', extent(text, key).from),
      to: extent(text, node).to,
      text: '',
    })),
    ...added.map(([name, each]) => ({
      from: end,
      to: end,
      text: `\n${' '.repeat(column)}${indented(yaml({ [name]: each }), column)}`,
    })),
  ]
}

function written(text: string, node: Node, value: unknown, { column, inBrackets }: Place): string {
  if (isJson(text)) return indented(JSON.stringify(value, null, 2), indentOf(text, node))
  // In brackets, a text of several lines would have to be indented. Quoted, it's one line.
  const isInline = inBrackets || (isCollection(node) && node.flow)
  if (isInline && JSON.stringify(value).includes('\\n')) return JSON.stringify(value)
  const isList = typeof value === 'object' && value !== null && !(value instanceof Date)
  if (!isCollection(node) && !isList) {
    const quotes = (node as Scalar).type?.startsWith('QUOTE') && (node as Scalar).type
    const options = { defaultStringType: quotes || 'PLAIN', defaultKeyType: 'PLAIN' }
    if (inBrackets) return yaml([value], { ...options, ...bracketed }).slice(1, -1)
    return indented(yaml({ k: value }, options).replace(/^k:\s/, ''), column)
  }
  if (isCollection(node) && !node.flow) return indented(yaml(value), columnOf(text, node))
  const isPadded = /^[[{] /.test(text.slice(extent(text, node).from))
  return yaml(value, { ...bracketed, flowCollectionPadding: isPadded })
}

const bracketed = { collectionStyle: 'flow', flowCollectionPadding: false }

const yaml = (value: unknown, options = {}) =>
  stringify(value, { lineWidth: 0, singleQuote: true, ...options }).trimEnd()

const isJson = (text: string) => text.startsWith('{')

const lineStart = (text: string, position: number) => text.lastIndexOf('\n', position - 1) + 1

const columnOf = (text: string, node: Node) => {
  const { from } = extent(text, node)
  return from - lineStart(text, from)
}

const indentOf = (text: string, node: Node) =>
  text.slice(lineStart(text, extent(text, node).from)).search(/\S/)

/** Indents all lines but the first. */
const indented = (text: string, column: number) =>
  text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`)

/** Where a node's value is, without the line breaks after it. */
function extent(text: string, { range }: Node): { from: number; to: number } {
  const [from, end] = range ?? [0, 0]
  return { from, to: from + text.slice(from, end).trimEnd().length }
}
