import { z } from 'zod'
import { cueSchema } from './cue.ts'
import { namesIn, readData } from './data-files.ts'

export const approachSchema = z.strictObject({
  name: z.string().min(1).max(120),
  description: z.string().min(1),
  /** Such as `O(n log n)`. */
  time: z.string(),
  space: z.string(),
})

/** A recurring way of solving problems: `patterns/<id>.json`. */
const patternSchema = z.strictObject({
  name: z.string(),
  cues: z.array(cueSchema).min(1),
  /** Typical problems in a few words each, to compare statements with. */
  problems: z.array(z.string()).min(5),
  /**
   * From the simplest to the best. One with a program is that family's own, which is used when no
   * family matches the statement.
   */
  approaches: z
    .array(z.union([approachSchema, z.strictObject({ family: z.string() })]))
    .min(2)
    .max(4),
  /** From a nudge to nearly the solution. */
  hints: z.array(z.string()).min(3),
  resources: z
    .array(
      z.strictObject({
        name: z.string(),
        url: z.url({ protocol: /^https$/, hostname: /^(en\.wikipedia\.org|cp-algorithms\.com)$/ }),
      }),
    )
    .min(1),
})
export type Approach = z.output<typeof approachSchema>
export type Pattern = z.output<typeof patternSchema> & { id: string }

/** Every pattern that the built-in engine knows. */
export const patterns: readonly Pattern[] = namesIn('patterns').map((file) => ({
  id: file.replace(/\.json$/, ''),
  ...readData(`patterns/${file}`, patternSchema),
}))

/** Patterns share some of their resources. */
export const withoutRepeats = (resources: Pattern['resources']): Pattern['resources'] =>
  resources.filter(({ url }, i) => resources.findIndex((one) => one.url === url) === i)
