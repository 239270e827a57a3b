import { readFileSync } from 'node:fs'
import { siteFile } from '@wize/kit/owner/root.ts'
import { readTable } from '@wize/kit/site/features/blog/chart.ts'
import { z } from 'zod'

/** In an article: `<VersionPairs data="/evidence/slug/pairs.csv" locks="/evidence/slug/locks.csv" />`. */
export interface VersionPairsProps {
  /** A row for each version at each step of each order: what it did, and what failed. */
  data: string
  /** A row for each statement: its lock, and who waits. */
  locks: string
}

/** What one version went through at a step. */
export interface VersionResult {
  version: string
  operations: number
  failed: number
  wrong: number
  sqlstate: string
}

export type Waiting = 'nobody' | 'writesSame' | 'writes' | 'all'

export interface Lock {
  statement: string
  lock: string
  othersWait: Waiting
  itWaits: Waiting
}

export interface PairStep {
  step: number
  change: string
  /** Whether it runs statements on the table. Their locks may be unmeasured. */
  runsStatements: boolean
  results: VersionResult[]
  locks: Lock[]
}

export interface Order {
  name: string
  /** All versions of the order, as they come. */
  versions: string[]
  steps: PairStep[]
}

export const isBroken = ({ failed, wrong }: VersionResult) => failed + wrong > 0

/** The first step at which a version breaks; undefined if none does. */
export const breakOf = ({ steps }: Order): number | undefined =>
  steps.find(({ results }) => results.some(isBroken))?.step

const text = z.string()
const count = text.regex(/^\d+$/, 'expected a count').transform(Number)
const pairRow = z.object({
  order: text,
  step: count,
  change: text,
  statements: z.enum(['none', 'some']),
  version: text,
  operations: count,
  failed: count,
  wrong_reads: count,
  sqlstate: text,
})
const lockRow = z.object({
  change: text,
  statement: text,
  lock: text,
  reads_wait: text,
  writes_wait: text,
  waits_for_reads: text,
  waits_for_writes: text,
})

/** A table's rows. Throws if a column is missing, or has something that it can't have. */
function rowsOf<Row>(address: string, schema: z.ZodType<Row>): Row[] {
  const { rows, firstRow } = readTable(address, readFileSync(siteFile(`public${address}`), 'utf8'))
  return rows.map((row, index) => {
    const { data, error } = schema.safeParse(row)
    if (error) throw new Error(`${address}, row ${firstRow + index}: ${z.prettifyError(error)}`)
    return data
  })
}

/** Who waits, by the table's words for reads and writes. No lock holds up reads alone. */
const waitingBy: Record<string, Waiting> = {
  'none, none': 'nobody',
  'none, the same rows': 'writesSame',
  'none, all': 'writes',
  'all, all': 'all',
}
function waitingOf(reads: string, writes: string): Waiting {
  const waiting = waitingBy[`${reads}, ${writes}`]
  if (waiting) return waiting
  const allowed = Object.keys(waitingBy).join('; ')
  throw new Error(
    `Who waits, in the table of locks: expected one of ${allowed} for reads and writes; found ${reads}, ${writes}`,
  )
}

/** The orders of a migration, as its experiment ran them. */
export function ordersOf({ data, locks }: VersionPairsProps): Order[] {
  const lockRows = rowsOf(locks, lockRow)
  const orders = Map.groupBy(rowsOf(data, pairRow), ({ order }) => order)
  return [...orders].map(([name, rows]) => ({
    name,
    versions: [...new Set(rows.map(({ version }) => version))],
    steps: [...Map.groupBy(rows, ({ step }) => step)].map(([step, ofStep]) => {
      const change = ofStep[0]?.change ?? ''
      return {
        step,
        change,
        runsStatements: ofStep.some(({ statements }) => statements === 'some'),
        results: ofStep.map(({ version, operations, failed, wrong_reads, sqlstate }) => ({
          version,
          operations,
          failed,
          wrong: wrong_reads,
          sqlstate,
        })),
        locks: lockRows
          .filter((row) => row.change === change)
          .map((row) => ({
            statement: row.statement,
            lock: row.lock,
            othersWait: waitingOf(row.reads_wait, row.writes_wait),
            itWaits: waitingOf(row.waits_for_reads, row.waits_for_writes),
          })),
      }
    }),
  }))
}
