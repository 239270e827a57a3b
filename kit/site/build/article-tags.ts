import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fieldName, fieldProblems, oneOf, type Problem } from '#content/problem.ts'
import { calculatorNames } from '#site/features/blog/calculators/names.ts'
import { chartKinds, listOf, readTable, seriesOf } from '#site/features/blog/chart.ts'
import { type ArticleTag, articleTags } from '#site/features/blog/posts.ts'

const text = z.string('expected some text').min(1, 'expected some text')
const scale = z.enum(['linear', 'log']).optional()
const format = z.enum(['number', 'percent', 'dollars']).optional()

/** The attributes of each article tag. `Figure.tsx` explains them. */
const schemas = {
  Figure: z.strictObject({
    data: text,
    kind: z.enum(chartKinds),
    x: text,
    y: text,
    title: text,
    description: text,
    series: text.optional(),
    shade: z
      .string()
      .regex(/^[^,]+,[^,]+$/, 'expected two values of x with a comma between, such as 5, 15')
      .optional(),
    labels: text.optional(),
    rowLabels: text.optional(),
    xLabel: text.optional(),
    yLabel: text.optional(),
    xScale: scale,
    yScale: scale,
    xFormat: format,
    format,
  }),
  Calculator: z.strictObject({ name: z.enum(calculatorNames) }),
  ServerQueue: z.strictObject({}),
  VersionPairs: z.strictObject({ data: text, locks: text }),
} satisfies Record<ArticleTag, z.ZodType>

const isTag = (name: string): name is ArticleTag => name in schemas

/** Problems with the figures and calculators in an article's lines (without code). */
export function tagProblems(
  root: string,
  file: string,
  rows: { line: number; text: string }[],
): Problem[] {
  const whole = rows.map(({ text }) => text).join('\n')
  return [...whole.matchAll(/<([A-Z]\w*)((?:[^>"]|"[^"]*")*)>/g)].flatMap(
    ({ 1: name = '', 2: attributes = '', index }): Problem[] => {
      const line = rows[whole.slice(0, index).split('\n').length - 1]?.line
      if (!isTag(name))
        return [{ file, line, expected: oneOf(name, articleTags), found: `the tag <${name}>` }]
      const values = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      )
      const wrong = fieldProblems(schemas[name], values).map(({ path, expected, found }) => ({
        file,
        line,
        field: `${name} ${fieldName(path)}`,
        expected,
        found,
      }))
      if (wrong.length > 0 || name !== 'Figure') return wrong
      return dataProblems(root, values as Values).map((problem) => ({ file, line, ...problem }))
    },
  )
}

type Values = z.infer<(typeof schemas)['Figure']>

/** Problems with a figure's data file. */
function dataProblems(
  root: string,
  { data, y, shade = '', ...rest }: Values,
): Omit<Problem, 'file'>[] {
  const table = join(root, 'public', data)
  if (!existsSync(table)) {
    const expected = 'expected the address of a file in public/, such as /evidence/slug/table.csv'
    return [{ field: 'Figure data', expected, found: `${data}, which isn’t there` }]
  }
  try {
    const parsed = readTable(data, readFileSync(table, 'utf8'))
    const series = seriesOf(parsed, { ...rest, y: listOf(y) })
    const places = series.flatMap(({ points }) => points.map(({ x }) => x))
    const isScale = rest.kind !== 'columns' && !places.some((x) => Number.isNaN(Number(x)))
    const unknown = listOf(shade).find(
      (x) => !(isScale ? Number.isFinite(Number(x)) : places.includes(x)),
    )
    if (shade && unknown !== undefined)
      return [
        { field: 'Figure shade', expected: `expected two values of ${rest.x}`, found: unknown },
      ]
    const names = rest.rowLabels?.split(';').length ?? parsed.rows.length
    if (names === parsed.rows.length) return []
    const expected = `expected ${parsed.rows.length} names with semicolons between, one for each row`
    return [{ field: 'Figure rowLabels', expected, found: `${names}` }]
  } catch (error) {
    return [{ field: `Figure of ${data}`, expected: (error as Error).message }]
  }
}
