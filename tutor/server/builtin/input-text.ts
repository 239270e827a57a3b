import type { Layout } from './layouts.ts'
import type { Step } from './writing/writing.ts'

type WordsLayout = Extract<Layout, { form: 'words' }>

/** The values as the text of an input, written as the statement writes its first example. */
export function inputText(layout: Layout, values: readonly unknown[], example: string): string {
  if (layout.form === 'words') return wordsText(layout, values, example)
  const hasSpaces = /\[[^\]]*, /.test(example)
  const own = layout.data[0]?.[0] ?? []
  const json = (value: unknown, like: unknown) => {
    const text = JSON.stringify(asCells(value, like))
    return hasSpaces ? withSpaces(text) : text
  }
  const isQuoted = /["']/.test(example)
  const texts = values.map((value, i) =>
    typeof value === 'string' && !isQuoted ? value : json(value, own[i]),
  )
  if (layout.form === 'calls' || layout.separator === 'lines') return texts.join('\n')
  if (layout.separator === 'commas') return texts.join(', ')
  const named = texts.map((text, i) => `${layout.slots[i]?.name ?? ''} = ${text}`)
  return named.join(/\n/.test(example.trim()) ? '\n' : ', ')
}

/** A grid is a list of rows, which the statement may write as lists of cells. */
const asCells = (value: unknown, like: unknown) =>
  Array.isArray(value) && Array.isArray(like) && Array.isArray(like[0])
    ? value.map((row) => (typeof row === 'string' ? [...row] : row))
    : value

/** JSON with a space behind each comma outside quotes. */
const withSpaces = (json: string) =>
  json.replace(/("(?:[^"\\]|\\.)*")|,/g, (found, quoted) => quoted ?? `${found} `)

/** Follows the lines of the example: what stands on one line there does so here. */
function wordsText(
  { steps, repeated, data }: WordsLayout,
  values: readonly unknown[],
  example: string,
): string {
  const given = example
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([word]) => word !== '')
  const own = data[0]?.[0] ?? []
  const lines: string[] = repeated ? ['1'] : []
  /** The line of the example that the next value stands on. */
  let at = lines.length
  let line: string[] = []
  for (const [i, step] of steps.entries()) {
    const value = values[i]
    if (Array.isArray(value) && !step.isLine) {
      const rows = value.map((row) => rowText(row, step))
      const isRow = step.width === undefined && step.kind !== 'grid' && given[at]?.length !== 1
      for (const row of isRow ? [rows.join(' ')] : rows) lines.push(row)
      at += isRow ? 1 : ((own[i] as unknown[] | undefined)?.length ?? 0)
      continue
    }
    line.push(Array.isArray(value) ? value.join(' ') : String(value))
    const isShared =
      !step.isLine && line.length < (given[at]?.length ?? 1) && isScalar(steps[i + 1])
    if (isShared) continue
    lines.push(line.join(' '))
    line = []
    at++
  }
  return lines.join('\n')
}

const isScalar = (step: Step | undefined) =>
  step !== undefined && step.count === undefined && !step.isLine

function rowText(row: unknown, { width }: Step): string {
  if (Array.isArray(row)) return row.join(' ')
  return width === undefined ? String(row) : [...String(row)].join(' ')
}
