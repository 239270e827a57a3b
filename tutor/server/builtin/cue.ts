import { z } from 'zod'
import type { Shape } from './shape.ts'
import type { Statement } from './statement.ts'

/** A regular expression in a data file, without slashes and flags. */
export const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source)
  } catch (error) {
    context.addIssue(`${source}: ${(error as Error).message}`)
    return z.NEVER
  }
})

const flags = [
  'isGrid',
  'isTree',
  'isLinkedList',
  'isGraph',
  'isWeighted',
  'isSorted',
  'isText',
  'hasTwoTexts',
  'isDesign',
  'asksCount',
  'asksOptimum',
  'asksAll',
  'isContiguous',
] as const satisfies (keyof Shape)[]

/** `isGrid`, `!isGrid`, or `isTree|isGraph`. */
const flag = z.string().refine(
  (text) =>
    text
      .replace(/^!/, '')
      .split('|')
      .every((name) => (flags as readonly string[]).includes(name)),
  `expected names of ${flags.join(', ')}, with ! before or | between them`,
)

/**
 * Evidence for something, or against it if the weight is negative. All conditions must hold. Texts
 * are matched against the statement's prose: lower case, one line, without its examples.
 */
export const cueSchema = z
  .strictObject({
    /** Must all match. */
    text: z.union([pattern.transform((one) => [one]), z.array(pattern)]).optional(),
    /** Must not match. */
    not: pattern.optional(),
    /** Must match the first example's input. */
    input: pattern.optional(),
    shape: z.array(flag).optional(),
    /** Limits of the largest size in the bounds. A missing size counts as 0 for `min`. */
    size: z.strictObject({ min: z.number().optional(), max: z.number().optional() }).optional(),
    /** A bound with such a name that reaches this low or this high. */
    value: z
      .strictObject({
        name: pattern.optional(),
        lowBelow: z.number().optional(),
        highFrom: z.number().optional(),
      })
      .optional(),
    /** 1 is a hint, 2 is usual, 4 is nearly certain. */
    weight: z.number().min(-8).max(8),
    /** A sentence for the reader. Not needed with a negative weight. */
    reason: z.string().optional(),
  })
  .refine(({ weight, reason }) => weight < 0 || reason, 'a cue with a positive weight has a reason')
export type Cue = z.output<typeof cueSchema>

/** Whether the statement meets all of the cue's conditions. */
export function holds(cue: Cue, prose: string, statement: Statement, shape: Shape): boolean {
  const { text, not, input, size, value } = cue
  if (text && !text.every((one) => one.test(prose))) return false
  if (not?.test(prose)) return false
  if (input && !input.test(statement.examples[0]?.input ?? '')) return false
  if (cue.shape && !cue.shape.every((name) => hasFlag(shape, name))) return false
  if (size?.min !== undefined && (shape.size ?? 0) < size.min) return false
  if (size?.max !== undefined && (shape.size ?? Infinity) > size.max) return false
  if (value) {
    const { name, lowBelow = Infinity, highFrom = -Infinity } = value
    return statement.bounds.some(
      (bound) =>
        (!name || name.test(bound.name)) &&
        (lowBelow === Infinity || (bound.low !== undefined && bound.low < lowBelow)) &&
        bound.high >= highFrom,
    )
  }
  return true
}

function hasFlag(shape: Shape, names: string): boolean {
  const found = names
    .replace(/^!/, '')
    .split('|')
    .some((name) => shape[name as keyof Shape] === true)
  return names.startsWith('!') ? !found : found
}
