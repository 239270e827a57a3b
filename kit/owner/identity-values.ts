import { isDeepStrictEqual } from 'node:util'
import type { ArrayExpression, Comment, Expression, Node, ObjectExpression, Property } from 'acorn'
import { identityIn, quoted } from './identity-edits.ts'
import { isGroup } from './is-group.ts'

/**
 * What `identity.ts` says, read from its text and written back. Comments, order, and whatever the owner
 * has programmed stay.
 */

type Group = Record<string, unknown>

/** Stands for a value that isn't written out, such as a call or a variable. */
const programmed: unique symbol = Symbol('programmed')

/** Values that are set by code instead of being written out, with that code. */
export const programmedFields = (text: string): Map<string, string> =>
  new Map(codeIn(text, identityIn(text), []).map(([path, code]) => [path.join('.'), code]))

function codeIn(text: string, node: Expression, path: string[]): [string[], string][] {
  if (writtenOut(node) !== programmed) return []
  if (node.type !== 'ObjectExpression' || !hasPlainKeys(node))
    return [[path, text.slice(node.start, node.end)]]
  return fieldsOf(node).flatMap((field) => codeIn(text, field.value, [...path, nameOf(field)]))
}

/**
 * What the file says. A value that code sets is the one that `actual`, the imported identity, has;
 * without that, undefined.
 */
export function valuesIn(text: string, actual: object = {}): Group {
  const value = evaluated(identityIn(text), actual)
  return isGroup(value) ? value : {}
}

function evaluated(node: Expression, actual: unknown): unknown {
  const value = writtenOut(node)
  if (value !== programmed) return value
  if (node.type !== 'ObjectExpression' || !hasPlainKeys(node)) return actual
  const fields = fieldsOf(node).map((field) => {
    const name = nameOf(field)
    return [name, evaluated(field.value, isGroup(actual) ? actual[name] : undefined)]
  })
  return Object.fromEntries(fields)
}

/**
 * The text with other values. A field that `values` lacks is removed, one that's new is added at the end
 * of its group. What code sets stays.
 */
export function withValues(text: string, values: Group): string {
  if (text.includes('\r\n'))
    return withValues(text.replaceAll('\r\n', '\n'), values).replaceAll('\n', '\r\n')
  const comments: Comment[] = []
  const node = identityIn(text, comments)
  const written = new Writer(text, comments).written(node, values, '')
  return text.slice(0, node.start) + written + text.slice(node.end)
}

/** A field or an item of a list, with the comments around it. */
interface Part {
  /** What's between it and the one before: spaces, line breaks, and comments. */
  before: string
  text: string
  /** A comment behind it and its comma, on the same line. */
  behind: string
  hasComma: boolean
}

class Writer {
  private readonly text: string
  private readonly comments: readonly Comment[]

  constructor(text: string, comments: readonly Comment[]) {
    this.text = text
    this.comments = comments
  }

  /** The text of an expression with this value. `indent` is that of the line it's on. */
  written(node: Expression, value: unknown, indent: string): string {
    const old = writtenOut(node)
    if (isDeepStrictEqual(old, value)) return this.text.slice(node.start, node.end)
    if (node.type === 'ObjectExpression' && hasPlainKeys(node) && isGroup(value))
      return this.group(node, value, indent)
    if (old === programmed) return this.text.slice(node.start, node.end)
    if (node.type === 'ArrayExpression' && Array.isArray(value))
      return this.list(node, value, indent)
    return literal(value, indent)
  }

  private group(node: ObjectExpression, value: Group, indent: string): string {
    const fields = fieldsOf(node)
    const old = this.contentOf(node, fields, indent)
    const kept = fields.flatMap((field, index): Part[] => {
      const part = old.parts[index] as Part
      const name = nameOf(field)
      if (!Object.hasOwn(value, name))
        return codeIn(this.text, field.value, []).length > 0 ? [part] : []
      const [from, to] = [field.value.start - field.start, field.value.end - field.start]
      const written = this.written(field.value, value[name], old.inner)
      return [{ ...part, text: part.text.slice(0, from) + written + part.text.slice(to) }]
    })
    const names = new Set(fields.map(nameOf))
    const added = Object.keys(value)
      .filter((name) => !names.has(name) && value[name] !== undefined)
      .map((name) => plain(`${keyFor(name)}: ${literal(value[name], old.inner)}`))
    return joined(old, [...kept, ...added])
  }

  private list(node: ArrayExpression, values: unknown[], indent: string): string {
    const items = node.elements as Expression[]
    const old = this.contentOf(node, items, indent)
    const sources = sourcesOf(
      items.map((item) => writtenOut(item)),
      values,
    )
    const next = values.map((value, index): Part => {
      const source = sources[index] ?? -1
      const [part, item] = [old.parts[source], items[source]]
      if (!part || !item) return plain(literal(value, old.inner))
      const type = part.text.slice(item.end - item.start)
      return { ...part, text: this.written(item, value, old.inner) + type }
    })
    return joined(old, next)
  }

  /** The fields of a group or the items of a list, each with what belongs to it. */
  private contentOf(
    { start, end }: ObjectExpression | ArrayExpression,
    nodes: readonly Node[],
    indent: string,
  ): Content {
    let from = start + 1
    const parts = nodes.map((node, index) => {
      const next = nodes[index + 1]?.start ?? end - 1
      const { comma, last } = this.endOf(node.end, next)
      const behind = /^[^\S\n]*(\/\/[^\n]*|\/\*[^\n]*?\*\/(?=[^\S\n]*\n))/
      const to = comma === undefined ? last : comma + 1
      const [comment = ''] = behind.exec(this.text.slice(to, next)) ?? []
      const before = this.text.slice(from, node.start)
      from = to + comment.length
      return {
        before,
        text: this.text.slice(node.start, comma ?? last),
        behind: comment,
        hasComma: comma !== undefined,
      }
    })
    const rest = this.text.slice(from, end - 1)
    const lines = [rest, ...parts.map(({ before }) => before)].map((each) =>
      /\n([^\S\n]*)/.exec(each),
    )
    const [, own] =
      /\n([^\S\n]*)$/.exec(parts.find(({ before }) => before.includes('\n'))?.before ?? '') ?? []
    return {
      open: this.text[start] ?? '',
      close: this.text[end - 1] ?? '',
      parts,
      rest,
      hasLines: lines.some(Boolean),
      indent,
      inner: own ?? (parts.length === 0 || lines.some(Boolean) ? `${indent}  ` : indent),
    }
  }

  /** Where a field's comma is, and where the field ends with its type if it has no comma. */
  private endOf(from: number, to: number): { comma?: number; last: number } {
    let last = from
    for (let at = from; at < to; at++) {
      const comment = this.comments.find(({ start, end }) => start <= at && at < end)
      if (comment) at = comment.end - 1
      else if (this.text[at] === ',') return { comma: at, last }
      else if (/\S/.test(this.text[at] ?? '')) last = at + 1
    }
    return { last }
  }
}

/** A group's or list's text by its parts. */
interface Content {
  open: string
  close: string
  parts: Part[]
  /** What's behind the last part, such as a comment. */
  rest: string
  /** Whether each part has a line of its own. */
  hasLines: boolean
  /** The indentation of the group, and of what's in it. */
  indent: string
  inner: string
}

/** A group or list with other parts. */
function joined(
  { open, close, parts: old, rest, hasLines, indent, inner }: Content,
  parts: Part[],
) {
  if (parts.length === 0) return /\S/.test(rest) ? `${open}${rest}${close}` : `${open}${close}`
  const commentBefore = (text: string) => text.trim() && `${text.trim()} `
  const isLong = parts.some(
    ({ text }) => text.includes('\n') || text.length > maxLine - inner.length,
  )
  if (!hasLines && (old.length > 0 || !isLong)) {
    const pad = open === '{' ? ' ' : ''
    const texts = parts.map(({ before, text }) => commentBefore(before) + text)
    return `${open}${pad}${texts.join(', ')}${rest.trim() && ` ${rest.trim()}`}${pad}${close}`
  }
  const lines = parts.map(({ before, text, behind, hasComma }, index) => {
    const own = before.includes('\n') ? before : `\n${inner}${commentBefore(before)}`
    return `${own}${text}${hasComma || index < parts.length - 1 ? ',' : ''}${behind}`
  })
  const isFirst = old.length === 0
  const end = !isFirst && rest.includes('\n') ? rest : `\n${indent}`
  return `${open}${isFirst ? rest.trimEnd() : ''}${lines.join('')}${end}${close}`
}

const plain = (text: string): Part => ({ before: '', text, behind: '', hasComma: true })

/**
 * For each value, the index of the old item whose comments it keeps: an equal one, or else the next one
 * that's left over.
 */
function sourcesOf(olds: readonly unknown[], values: readonly unknown[]): (number | undefined)[] {
  const free = new Set(olds.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const equal = values.map((value) =>
    take([...free].find((index) => isDeepStrictEqual(olds[index], value))),
  )
  return equal.map((index) => index ?? take([...free][0]))
}

const fieldsOf = (node: ObjectExpression) => node.properties as (Property & { value: Expression })[]

/** Whether every field of a group is written as a name and a value, without spreads or methods. */
const hasPlainKeys = ({ properties }: ObjectExpression): boolean =>
  properties.every(
    (each) =>
      each.type === 'Property' &&
      each.kind === 'init' &&
      !each.computed &&
      !each.shorthand &&
      !each.method,
  )

const nameOf = ({ key }: Property): string =>
  key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value)

/** The value of an expression that's written out; `programmed` for any other. */
function writtenOut(node: Expression): unknown {
  if (node.type === 'Literal') return 'regex' in node && node.regex ? programmed : node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = writtenOut(node.argument)
    return typeof value === 'number' ? -value : programmed
  }
  // A placeholder, which the owner may replace.
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'sample'
  ) {
    const [held] = node.arguments
    return held && held.type !== 'SpreadElement' ? writtenOut(held) : programmed
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? writtenOut(item) : programmed,
    )
    return items.includes(programmed) ? programmed : items
  }
  if (node.type !== 'ObjectExpression' || !hasPlainKeys(node)) return programmed
  const fields = fieldsOf(node).map((field) => [nameOf(field), writtenOut(field.value)] as const)
  return fields.some(([, value]) => value === programmed) ? programmed : Object.fromEntries(fields)
}

const keyFor = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

const maxLine = 90

/** A value in TypeScript: on one line if it's short. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const parts = (at: string) =>
    Array.isArray(value)
      ? value.map((each) => literal(each, at))
      : Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(([name, each]) => `${keyFor(name)}: ${literal(each, at)}`)
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const line = parts(indent)
  if (line.length === 0) return open + close
  const short = `${open}${pad}${line.join(', ')}${pad}${close}`
  if (indent.length + short.length <= maxLine && !short.includes('\n')) return short
  return `${open}\n${parts(inner)
    .map((part) => `${inner}${part},\n`)
    .join('')}${indent}${close}`
}
