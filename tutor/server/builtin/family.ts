import { z } from 'zod'
import { difficulties } from '#contracts/analyze.ts'
import { comparisons } from '#contracts/assistant-fields.ts'
import { cueSchema } from './cue.ts'
import { approachSchema } from './patterns.ts'

/**
 * The types of values in the input and output. `rows` are lists of integers, a `grid` is rows of
 * single-character cells, and `levels` is a binary tree level by level with null for a missing
 * child.
 */
export const kinds = [
  'int',
  'long',
  'number',
  'bool',
  'text',
  'ints',
  'longs',
  'numbers',
  'bools',
  'texts',
  'rows',
  'textRows',
  'grid',
  'levels',
] as const
export type Kind = (typeof kinds)[number]

/** What a statement can ask for. */
export const asks = [
  'count',
  'value',
  'length',
  'index',
  'indices',
  'yes-no',
  'one',
  'all',
  'order',
] as const
export type Asks = (typeof asks)[number]

/** What can be derived from a result without new code. */
export const derivations = [
  'length',
  'isNotEmpty',
  'isPositive',
  'isFound',
  'isZero',
  'not',
  'first',
  'last',
  'max',
  'min',
  'sum',
  'plusOne',
  'minusOne',
  'negated',
  'sorted',
  'reversed',
  'withoutRepeats',
  'longest',
  'lowerCase',
  'upperCase',
] as const
export type Derivation = (typeof derivations)[number]

const camelCase = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'expected camelCase')
const kebabCase = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected kebab-case')

const paramSchema = z.strictObject({
  name: camelCase,
  kind: z.enum(kinds),
  /** Other names for it in statements, in lower case. */
  aliases: z.array(z.string()).optional(),
})

/** A method of a class that the problem asks for. */
const methodSchema = z.strictObject({
  name: camelCase,
  params: z.array(paramSchema),
  /** Absent when it returns nothing. */
  returns: z.enum(kinds).optional(),
  /** Other names for it in statements, in lower case. */
  aliases: z.array(z.string()).optional(),
})

const casesSchema = z.array(z.strictObject({ input: z.string(), output: z.string() })).min(3)

/**
 * For each language, parts of the source and what they become to take every step modulo
 * `{modulus}`: a count outgrows a number long before it's printed. For example,
 * `"ways += more": "ways = (ways + more) % {modulus}"`.
 */
const reductionsSchema = z.strictObject({
  typescript: z.record(z.string(), z.string()),
  python: z.record(z.string(), z.string()),
  java: z.record(z.string(), z.string()),
  cpp: z.record(z.string(), z.string()),
})
export type Reductions = z.output<typeof reductionsSchema>

const answerFields = {
  reductions: reductionsSchema.optional(),
  /** Completes “This program …”. */
  does: z.string().regex(/^[a-z].*[^.]$/, 'starts with a small letter and has no period'),
  asks: z.enum(asks),
  compare: z.enum(comparisons).default('exact'),
  /**
   * Inputs in the form `name = value, name = value` with the right outputs, including edge cases.
   */
  cases: casesSchema,
}

/** Why the approach is right (its invariant or an exchange argument), and why it's that fast. */
const whySchema = z.strictObject({ right: z.string(), fast: z.string() })

/** Another question about the same data. */
const variantSchema = z
  .strictObject({
    /** Its heading, if it has code of its own. */
    id: kebabCase.refine((id) => !['solution', 'brute', 'random'].includes(id), 'a taken name'),
    ...answerFields,
    /** How hard practice sites rate it, if not like the family's own question. */
    level: z.enum(difficulties).optional(),
    cues: z.array(cueSchema).default([]),
    problems: z.array(z.string()).default([]),
    /** Derives the answer from the family's own result. A variant with this needs no code. */
    derive: z.enum(derivations).optional(),
    entry: camelCase.optional(),
    params: z.array(paramSchema).min(1).optional(),
    returns: z.enum(kinds).optional(),
    /** If absent, the family's own. */
    approach: approachSchema.optional(),
    why: whySchema.optional(),
  })
  .refine(
    ({ approach, why }) => (approach === undefined) === (why === undefined),
    'give approach and why together: another approach is right and fast for other reasons',
  )
  .refine(
    ({ derive, entry, returns }) => (derive ? !entry && !returns : entry && returns),
    'give either derive, or entry and returns with code of its own',
  )

/** The JSON of `programs/<id>.md`: one problem in its usual form. */
export const familySchema = z
  .strictObject({
    /** Ids of the patterns that solve it, the best first. */
    patterns: z.array(kebabCase).min(1),
    ...answerFields,
    /**
     * The function to call, with its parameters and result. A design problem has `class` instead.
     */
    entry: camelCase.optional(),
    params: z.array(paramSchema).min(1).optional(),
    returns: z.enum(kinds).optional(),
    class: z
      .strictObject({
        name: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'expected PascalCase'),
        params: z.array(paramSchema),
        methods: z.array(methodSchema).min(1),
      })
      .optional(),
    approach: approachSchema,
    /** How hard practice sites rate it. */
    level: z.enum(difficulties),
    why: whySchema,
    /** Describes what's under `brute`. */
    brute: z
      .strictObject({ description: z.string(), time: z.string(), space: z.string() })
      .optional(),
    cues: z.array(cueSchema).default([]),
    /** A regular expression for words that turn the question into one that the program doesn't answer. */
    notFor: z.string().optional(),
    /** The problem in a few words, phrased in at least three different ways. */
    problems: z.array(z.string()).min(1),
    /** From a nudge to nearly the solution. If absent, the pattern's hints are used. */
    hints: z.array(z.string()).min(3).optional(),
    variants: z.array(variantSchema).default([]),
  })
  .refine(
    (family) => (family.class ? !family.entry : family.entry && family.params && family.returns),
    'give either entry, params and returns, or class',
  )

export type Param = z.output<typeof paramSchema>
export type DesignedClass = NonNullable<z.output<typeof familySchema>['class']>
/** The page's name and title, and its JSON. */
export type Family = z.output<typeof familySchema> & { id: string; title: string }
