import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { fieldName, fieldProblems, type Problem, shown } from '#content/problem.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'

/** A content file: its values and their positions. */
export interface Source {
  file: string
  value: unknown
  /** The text after the frontmatter, and its first line. */
  body: string
  bodyLine: number
  problems: Problem[]
  /** The line of a field. If the field is missing, the line of what's around it. */
  lineOf(path: PropertyKey[]): number
}

/**
 * Frontmatter where Astro finds it, too: otherwise code above a later one, or below a line of `+++`,
 * would be compiled without having been checked.
 */
const frontmatter = /^(\s*\n)?---\r?\n((?:(?!---|\+\+\+)[^\n]*\n)*)---[ \t]*(?![^\r\n])([\s\S]*)/

/** A file of a site's folder. */
export const sourceAt = (root: string, file: string): Source =>
  readSource(file, readFileSync(join(root, file), 'utf8'))

/**
 * Parses YAML, JSON, or Markdown frontmatter. JSON is YAML too, so one parser knows every line
 * number.
 */
export function readSource(file: string, contents: string): Source {
  const text = withoutMark(contents)
  const hasFrontmatter = /\.mdx?$/.test(file)
  const [, before = '', head, body] = (hasFrontmatter && frontmatter.exec(text)) || []
  if (hasFrontmatter && head === undefined)
    return {
      file,
      value: {},
      body: text,
      bodyLine: 1,
      lineOf: () => 1,
      problems: [
        { file, line: 1, expected: 'expected frontmatter: fields between two lines of ---' },
      ],
    }
  const counter = new LineCounter()
  const offset = hasFrontmatter ? before.split('\n').length : 0
  const document = parseDocument(head ?? text, {
    lineCounter: counter,
    customTags: ['timestamp'],
    prettyErrors: false,
  })
  const lineAt = (position: number) => counter.linePos(position).line + offset
  const isJson = file.endsWith('.json')
  const errors: SyntaxProblem[] = isJson ? jsonError(text) : aliasErrors(document)
  const syntaxProblems = [...document.errors, ...errors].map((error): Problem => {
    const source = (head ?? text).trimEnd()
    const [position] = error.pos
    const line = lineText(source, position)
    return {
      file,
      // An unclosed structure ends with the file, before trailing empty lines.
      line: lineAt(Math.min(position, source.length)),
      expected: adviceFor(error, line, isJson),
      found: `“${line}” (${error.message})`,
    }
  })
  // One mistake often causes several errors.
  const problems = [...encodingProblems(file, text), ...syntaxProblems].slice(0, 1)
  const value = problems.length ? undefined : valueIn(document)
  if (value instanceof ReferenceError)
    problems.push({
      file,
      line: 1,
      expected: 'expected fewer references (*) to other references',
      found: value.message,
    })
  return {
    file,
    value: problems.length ? undefined : value,
    body: body ?? '',
    bodyLine: hasFrontmatter ? (head ?? '').split('\n').length + offset : 1,
    problems,
    lineOf: (path) => lineAt(positionOf(document.contents, path)),
  }
}

/** A document's value; the error if its references would make it too large. */
function valueIn(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return error
    throw error
  }
}

/** Node reads bytes that aren't UTF-8 as U+FFFD. */
function encodingProblems(file: string, text: string): Problem[] {
  const at = text.indexOf('\uFFFD')
  if (at < 0) return []
  const line = text.slice(0, at).split('\n').length
  return [
    { file, line, expected: 'expected a file saved as UTF-8', found: shown(lineText(text, at)) },
  ]
}

const unclosed = 'expected every quote and bracket to be closed'
const jsonRules =
  'expected JSON: straight double quotes around each name and text, a comma between two values, and none after the last'
const yamlRules =
  'expected a name, a colon, and a value; indent each further line of a text more than its name'
const column = 'expected fields of one group to begin in the same column'

/** Advice for common mistakes, by the parser's error. */
const advice: [RegExp, string][] = [
  [/^TAB_AS_INDENT/, 'expected spaces at the start of the line, not tabs'],
  [/^DUPLICATE_KEY/, 'expected each field once'],
  [/^BAD_INDENT|Sequence item without/, column],
  [/^BAD_SCALAR_START/, 'expected quotes around a text that begins with a special character'],
  [/^BAD_DQ_ESCAPE/, 'expected two backslashes for one in a quoted text'],
  [/block-seq-ind on same line/, 'expected a list to begin on a line of its own'],
  [/^MISSING_CHAR (?!Implicit)/, unclosed],
]

function adviceFor({ code, message }: SyntaxProblem, line: string, isJson: boolean): string {
  if (/(and|must) end with a|Missing closing/.test(message)) return unclosed
  if (isJson) return jsonRules
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return /:\s.*:\s/.test(line) ? 'expected quotes around a text that has a colon in it' : column
  if (/scalar at node end/.test(message) && /["']/.test(line))
    return 'expected nothing after the closing quote of a text'
  return advice.find(([error]) => error.test(`${code} ${message}`))?.[1] ?? yamlRules
}

interface SyntaxProblem {
  code: string
  message: string
  pos: [number, number]
}

/** A text that begins with `*` refers to another value, which a file of texts doesn’t have. */
function aliasErrors(document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  visit(document, {
    Alias(_, node) {
      const [start = 0, end = 0] = node.range ?? []
      if (!node.resolve(document))
        problems.push({ code: 'BAD_SCALAR_START', message: 'Unknown alias', pos: [start, end] })
    },
  })
  return problems
}

/** Finds what YAML allows but JSON doesn't, such as a trailing comma. */
function jsonError(text: string): SyntaxProblem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const { message } = error as Error
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    return [{ code: 'JSON', message, pos: [at, at] }]
  }
}

function lineText(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1
  return (text.slice(start).split('\n', 1)[0] ?? '').trim().slice(0, 80)
}

function positionOf(node: Node | null, path: PropertyKey[]): number {
  const start = node?.range?.[0] ?? 0
  const [key, ...rest] = path
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item ? positionOf(item, rest) : start
  }
  if (!isMap(node)) return start
  const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === key)
  if (!pair) return start
  const at = (pair.key as Node).range?.[0] ?? start
  const deeper = pair.value as Node | null
  return rest.length && deeper && (isMap(deeper) || isSeq(deeper)) ? positionOf(deeper, rest) : at
}

/** The schema's complaints about a file. */
export function sourceProblems(source: Source, schema: z.ZodType): Problem[] {
  if (source.problems.length > 0) return source.problems
  return fieldProblems(schema, source.value ?? {}).map(({ path, expected, found }) => ({
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    expected,
    found,
  }))
}
