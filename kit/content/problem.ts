import type { z } from 'zod'
import { terminalText } from '#contracts/terminal-text.ts'

/** Something in one of the owner's files that can't be used. */
export interface Problem {
  /** Relative to the project's root. */
  file: string
  line?: number
  /** Such as `slides[2].deck`. */
  field?: string
  /** Starts with “expected”. */
  expected: string
  found?: string
}

/** Formats problems for a terminal, one actionable line each. This is the only place that words them. */
export function problemsText(problems: Problem[]): string {
  const lines = problems.map(({ file, line, field, expected, found }) =>
    [
      line ? `${file}:${line}` : file,
      field,
      [expected, found && `found ${found}`].filter(Boolean).join('; '),
    ]
      .filter(Boolean)
      .join(': '),
  )
  return terminalText([...new Set(lines)].join('\n'))
}

/** An error for someone editing content: prints only its message, without a stack trace. */
export function problemsError(problems: Problem[]): Error {
  const error = new Error(problemsText(problems))
  error.stack = error.message
  return error
}

const shownLength = 60
const namesShown = 8

/** A value as it appears in the file. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list'
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ') || '(none)'}`
  if (typeof value !== 'string') return String(value)
  if (value.length <= shownLength) return JSON.stringify(value)
  return `${JSON.stringify(`${value.slice(0, shownLength)}…`)}, ${value.length} characters`
}

/** Lists known names as a choice, the most similar first. A long list is shortened. */
export function oneOf(name: string, known: readonly string[]): string {
  const near = closestFirst(name, known)
  if (near.length <= namesShown) return `expected one of ${near.join(', ')}`
  return `expected one of ${near.slice(0, namesShown).join(', ')} and ${near.length - namesShown} more`
}

/** Sorts names by their edit distance from a name. */
export function closestFirst(name: string, known: readonly string[]): string[] {
  const distances = new Map(known.map((each) => [each, editDistance(name.toLowerCase(), each)]))
  return known.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
}

/** How many letters to add, remove, or replace to make one name of another. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === b[j] ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

export interface FieldProblem {
  path: PropertyKey[]
  expected: string
  found: string
}

/** What a schema rejects in a value, field by field, worded for people who don't know Zod. */
export function fieldProblems(schema: z.ZodType, value: unknown): FieldProblem[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const problems = result.error.issues.flatMap((issue) => wordsOf(issue, value, schema))
  const misspelled = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => fieldName([...issue.path, ...meantBy(key, schema, issue.path)]))
      : [],
  )
  return problems.filter(
    ({ path, found }) => found !== shown(undefined) || !misspelled.includes(fieldName(path)),
  )
}

/** The field that a name is probably a misspelling of, so that it isn't reported as missing too. */
function meantBy(key: string, schema: z.ZodType, path: PropertyKey[]): string[] {
  const [closest] = closestFirst(key, fieldsAt(schema, path))
  return closest && editDistance(key.toLowerCase(), closest.toLowerCase()) <= 2 ? [closest] : []
}

type Issue = z.core.$ZodIssue

function wordsOf(issue: Issue, root: unknown, schema: z.ZodType): FieldProblem[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(schema, path)
    return issue.keys.map((key) => ({
      path: [...path, key],
      expected: fields.length ? oneOf(key, fields) : 'expected no such field',
      found: `the field ${key}`,
    }))
  }
  if (issue.code === 'invalid_union' && !issue.message.startsWith('expected'))
    return (issue.errors[0] ?? []).flatMap((inner) =>
      wordsOf({ ...inner, path: [...path, ...inner.path] } as Issue, root, schema),
    )
  const value = valueAt(root, path)
  const fields = fieldsAt(schema, path)
  return [{ path, expected: expectation(issue, value, fields), found: shown(value) }]
}

const kinds: Record<string, string> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  date: 'a date such as 2026-03-01',
}

function expectation(issue: Issue, value: unknown, fields: readonly string[]): string {
  // The schema's own message is the most specific.
  if (issue.message.startsWith('expected')) return issue.message
  if (issue.code === 'invalid_type' && issue.expected === 'object' && fields.length > 0)
    return `expected a group of fields, such as ${fields.slice(0, namesShown).join(', ')}`
  if (issue.code === 'invalid_type') return `expected ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return oneOf(String(value), issue.values.map(String))
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}${unit(issue.origin)}`
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}${unit(issue.origin)}`
  return `expected another value (${issue.message})`
}

const unit = (origin: string) =>
  ({ string: ' characters', array: ' entries' })[origin as 'string'] ?? ''

/** The field names that a schema knows at a path. */
function fieldsAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema
  for (const key of path) {
    const def = unwrapped(at)
    if (def?.type === 'object') at = (def as z.core.$ZodObjectDef).shape[String(key)]
    else if (def?.type === 'array') at = (def as z.core.$ZodArrayDef).element
    else return []
  }
  const def = unwrapped(at)
  return def?.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : []
}

/** The schema inside `optional`, `default`, and the like. */
function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodTypeDef | undefined {
  const def = schema?._zod.def as (z.core.$ZodTypeDef & { innerType?: z.core.$ZodType }) | undefined
  return def?.innerType ? unwrapped(def.innerType) : def
}

/** Formats a path in the usual way: `slides[2].deck`. */
export const fieldName = (path: PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** The values at a path, each with its own path. `*` stands for each item of a list. */
export function valuesAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: PropertyKey[] = [],
): { path: PropertyKey[]; value: unknown }[] {
  if (key === undefined) return [{ path, value }]
  if (key === '*')
    return Array.isArray(value)
      ? value.flatMap((item, index) => valuesAt(item, rest, [...path, index]))
      : []
  return valuesAt(valueAt(value, [key]), rest, [...path, key])
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
