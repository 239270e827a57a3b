import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addOns } from '#add-ons.ts'
import { fieldName, fieldProblems, oneOf, type Problem } from '#content/problem.ts'
import { identity } from '#identity.ts'
import { chartKinds, listOf, readTable, seriesOf } from '#site/features/blog/chart.ts'

const text = z.string('expected some text').min(1, 'expected some text')
const scale = z.enum(['linear', 'log']).optional()
const format = z.enum(['number', 'percent', 'dollars']).optional()

/** The attributes of a chart. `Figure.tsx` explains them. */
const figure = z.strictObject({
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
})

/** The tags that a text may have, with their attributes: the kit's own, and those of add-ons. */
const schemas: Record<string, z.ZodType> = Object.assign(
  { Figure: figure },
  ...addOns.filter(({ name }) => identity.parts[name]).map(({ tags }) => tags),
)

/** Problems with the tags in an article's lines (without code). */
export function tagProblems(
  root: string,
  file: string,
  rows: { line: number; text: string }[],
): Problem[] {
  const whole = rows.map(({ text }) => text).join('\n')
  return [...whole.matchAll(/<([A-Z]\w*)((?:[^>"]|"[^"]*")*)>/g)].flatMap(
    ({ 1: name = '', 2: attributes = '', index }): Problem[] => {
      const line = rows[whole.slice(0, index).split('\n').length - 1]?.line
      const schema = schemas[name]
      if (!schema)
        return [
          { file, line, expected: oneOf(name, Object.keys(schemas)), found: `the tag <${name}>` },
        ]
      const values = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      )
      const wrong = fieldProblems(schema, values).map(({ path, expected, found }) => ({
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

type Values = z.infer<typeof figure>

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
    const { message } = error as Error
    const expected = message.startsWith('expected')
      ? message
      : `expected a CSV file, or JSON with a list of objects; found ${message}`
    return [{ field: `Figure of ${data}`, expected }]
  }
}
