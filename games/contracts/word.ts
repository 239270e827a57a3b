import { z } from 'zod'

const whole = (value: string | undefined, ctx: z.RefinementCtx, name: string) => {
  if (value === undefined) return undefined
  if (/^-?\d{1,9}$/.test(value)) return Number(value)
  ctx.addIssue({ code: 'custom', message: `${name} must be a whole number` })
  return z.NEVER
}

/** Maximum number of words per response. */
const maxWords = 100

/**
 * `GET /api/word?number=1&length=5`: random words, compatible with the outside service
 * (`https://random-word-api.herokuapp.com/word`). By default, one word of any length. Other
 * parameters are ignored.
 */
export const wordQuery = z.object({
  number: z
    .string('number is given once')
    .optional()
    .transform((value, ctx) => whole(value, ctx, 'number') ?? 1)
    .refine((number) => number >= 1 && number <= maxWords, {
      error: `number must be between 1 and ${maxWords}`,
    }),
  length: z
    .string('length is given once')
    .optional()
    .transform((value, ctx) => whole(value, ctx, 'length')),
})

/** Different words, at most as many as requested; empty if no word has that length. */
export const wordAnswer = z.array(z.string())

/** The outside service responds to a bad query with 403 and this, and so does ours. */
export const wordError = z.object({ Error: z.string() })
