import { fill, formatList } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { targetOf } from './complexity.ts'
import { type Fit, fitsIntoMemory } from './evidence.ts'
import { inputGenerator, seededIntegers } from './generated-inputs.ts'
import { inputText } from './input-text.ts'
import { shapeOf } from './shape.ts'
import type { Statement } from './statement.ts'

/** Larger inputs, in characters, aren't made. */
const maxText = 2_000_000
/** More of anything wouldn't fit into an input. */
const maxCount = 1_000_000

export interface LargestInput {
  input: string
  /** How large its values are, in words. */
  sizes: string
}

/** An input as large as the statement's bounds allow; undefined where they don't say. */
export function largestInputFor(fit: Fit, statement: Statement): LargestInput | undefined {
  const { layout, binding, program } = fit
  const { isGrid } = shapeOf(statement)
  const target = targetOf(statement.bounds, isGrid)
  if (!target || target.size > maxCount) return undefined
  const sizes = {
    length: target.size,
    side: Math.max(1, Math.floor(Math.sqrt(target.size))),
    nodes: target.size,
    edges: 2 * target.size,
    isFull: true,
  }
  const make = inputGenerator(statement, layout, binding.reading, sizes)
  const values = make?.(seededIntegers(1))
  if (!values || !fitsIntoMemory(binding.argumentsOf(values), program)) return undefined
  const input = inputText(layout, values, statement.examples[0]?.input ?? '')
  if (input.length > maxText) return undefined
  const named = layout.slots.map(({ name }, i) => sizeOf(name, values[i]))
  return { input, sizes: formatList(named) }
}

function sizeOf(name: string, value: unknown): string {
  const isList = Array.isArray(value) || typeof value === 'string'
  if (!isList) return fill(words.builtin.sizes.value, { name, value: Number(value) })
  const [first] = value
  const isTable = Array.isArray(value) && (Array.isArray(first) || (first?.length ?? 0) > 1)
  return isTable
    ? fill(words.builtin.sizes.table, { name, rows: value.length, columns: first.length })
    : fill(words.builtin.sizes.list, { name, count: value.length })
}
