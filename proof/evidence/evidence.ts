import { csvFormat, csvParse } from 'd3-dsv'

/** One line of a published table. */
export type Row = Record<string, string | number | boolean>

/** A published file: rows for `.csv`, any value for `.json`, text for the rest. */
export type Product = string | Row[] | object

/**
 * How far a repeated measurement may deviate from the published one: a share of a column's largest
 * published value, for all columns or by column. `any` compares only the columns or keys, for example
 * for the description of a machine.
 */
export type Tolerance = number | 'any' | Record<string, number | 'any'>

/**
 * A claim of an article, what would refute it, and a planted fault that does. If the claim holds
 * with the fault too, the experiment could only come out one way.
 */
export interface Claim {
  says: string
  refutedBy: string
  fault: string
  holds: boolean
  holdsWithFault: boolean
}

/** Tables by file name, read back from their text. */
export type Tables = Record<string, Record<string, string>[]>

/** How an article's figures come about: the default export of `evidence/<slug>.ts`. */
export interface Evidence {
  /** A sentence that says what was computed, measured or written, and how. */
  about: string
  /** Recomputes the files of `public/evidence/<slug>/`, by name. */
  produce: () => Record<string, Product> | Promise<Record<string, Product>>
  /** By file name. A file without a tolerance must match byte for byte. */
  tolerance?: Record<string, Tolerance>
  /** The article's claims, given the tables that `produce` has just made, by file name. */
  claims: (tables: Tables) => Claim[] | Promise<Claim[]>
  /** The programs that it runs: in `public/evidence/<slug>/`, importing only each other. */
  code?: string[]
  /** The commands that run the published programs in their folder. The article names them, too. */
  commands?: string[]
  /** Files in `public/evidence/<slug>/` that were written by hand: templates, worksheets, records. */
  handmade?: string[]
  /** Takes more than 5 seconds, or needs more than Node: run by `npm run evidence`, not by the tests. */
  slow?: boolean
}

/** Whether something happened never, sometimes, or every time: the same in every run, unlike counts. */
export const extentOf = (count: number, of?: number) =>
  count === 0 ? 'none' : count === of ? 'all' : 'some'

/** The claims that the evidence doesn't bear out, one per line. */
export const unprovenClaims = (claims: Claim[]): string[] =>
  claims.flatMap(({ says, refutedBy, fault, holds, holdsWithFault }) => [
    ...(holds ? [] : [`“${says}” is refuted. ${refutedBy}`]),
    ...(holdsWithFault
      ? [`“${says}” can’t be refuted: it holds with this fault too: ${fault}`]
      : []),
  ])

/** A product's text as it's published. */
export function textOf(file: string, product: Product): string {
  if (typeof product === 'string') return product
  if (!file.endsWith('.csv')) return `${JSON.stringify(product, null, 2)}\n`
  if (!Array.isArray(product)) throw new Error(`${file}: a table must be given as rows`)
  return `${csvFormat(product)}\n`
}

/** The differences between the published file and a new run that exceed the tolerance, one per line. */
export function differences(
  file: string,
  published: string,
  produced: string,
  tolerance?: Tolerance,
): string[] {
  if (published === produced) return []
  if (tolerance === undefined) return [`${file}: ${firstDifference(published, produced)}`]
  if (file.endsWith('.json')) return jsonDifferences(file, published, produced, tolerance)
  return tableDifferences(file, csvParse(published), csvParse(produced), tolerance)
}

function firstDifference(published: string, produced: string): string {
  const [before, after] = [published.split('\n'), produced.split('\n')]
  const line = before.findIndex((text, index) => text !== after[index])
  if (line < 0) return `${after.length - before.length} more lines than published`
  return `line ${line + 1} is published as “${before[line]}” and now comes out as “${after[line] ?? ''}”`
}

function jsonDifferences(
  file: string,
  published: string,
  produced: string,
  tolerance: Tolerance,
): string[] {
  const [before, after] = [published, produced].map((text) => JSON.parse(text) as Row)
  return tableDifferences(
    file,
    Object.assign([before ?? {}], { columns: Object.keys(before ?? {}) }),
    Object.assign([after ?? {}], { columns: Object.keys(after ?? {}) }),
    tolerance,
  )
}

interface Table extends Array<Record<string, unknown>> {
  columns: string[]
}

function tableDifferences(
  file: string,
  published: Table,
  produced: Table,
  tolerance: Tolerance,
): string[] {
  const columns = published.columns.join()
  if (columns !== produced.columns.join())
    return [`${file}: the columns were ${columns} and are ${produced.columns}`]
  if (published.length !== produced.length && tolerance !== 'any')
    return [`${file}: ${published.length} rows are published, ${produced.length} came out`]
  return published.columns.flatMap((column) => {
    const allowed = typeof tolerance === 'object' ? (tolerance[column] ?? 0) : tolerance
    if (allowed === 'any') return []
    const values = published.map((row) => Math.abs(Number(row[column])))
    const slack = allowed * Math.max(...values.filter(Number.isFinite), 0)
    return published.flatMap((row, index) => {
      const [before, after] = [row[column], produced[index]?.[column]]
      if (String(before) === String(after)) return []
      if (Math.abs(Number(before) - Number(after)) <= slack) return []
      return [`${file}, row ${index + 1}, ${column}: ${before} is published, ${after} came out`]
    })
  })
}
