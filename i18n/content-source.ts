import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import { fieldName, fieldProblems, type Problem } from '#contracts/problem.ts'

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
 * Parses YAML, JSON, or Markdown frontmatter. JSON is YAML too, so one parser knows every line
 * number.
 */
export function readSource(file: string, text: string): Source {
  const hasFrontmatter = /\.mdx?$/.test(file)
  const [, head, body] =
    (hasFrontmatter && /^---\r?\n([\s\S]*?)^---[ \t]*$([\s\S]*)/m.exec(text)) || []
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
  const offset = hasFrontmatter ? 1 : 0
  const document = parseDocument(head ?? text, {
    lineCounter: counter,
    customTags: ['timestamp'],
    prettyErrors: false,
  })
  const lineAt = (position: number) => counter.linePos(position).line + offset
  const problems = [...document.errors, ...(file.endsWith('.json') ? jsonError(text) : [])]
    .slice(0, 1)
    .map(
      ({ code, message, pos }): Problem => ({
        file,
        // An unclosed structure ends with the file, before trailing empty lines.
        line: lineAt(Math.min(pos[0], (head ?? text).trimEnd().length)),
        expected:
          advice[/and end with a/.test(message) ? 'MISSING_CHAR' : code] ??
          `expected ${file.endsWith('.json') ? 'JSON' : 'YAML'}`,
        found: `“${lineText((head ?? text).trimEnd(), pos[0])}” (${message})`,
      }),
    )
  return {
    file,
    value: problems.length ? undefined : document.toJS(),
    body: body ?? '',
    bodyLine: hasFrontmatter ? (head ?? '').split('\n').length + 1 : 1,
    problems,
    lineOf: (path) => lineAt(positionOf(document.contents, path)),
  }
}

/** Advice for common mistakes, by the parser's error code. */
const advice: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'expected quotes around a text that has a colon in it',
  DUPLICATE_KEY: 'expected each field once',
  TAB_AS_INDENT: 'expected spaces at the start of the line, not tabs',
  BAD_INDENT: 'expected fields of one group to begin in the same column',
  MISSING_CHAR: 'expected every quote and bracket to be closed',
}

/** Finds what YAML allows but JSON doesn't, such as a trailing comma. */
function jsonError(text: string): { code: string; message: string; pos: [number, number] }[] {
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
