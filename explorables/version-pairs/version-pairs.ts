import { readFileSync } from 'node:fs'
import { siteFile } from '@wize/kit/owner/root.ts'
import { readTable } from '@wize/kit/site/features/blog/chart.ts'

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

function rowsOf(address: string) {
  return readTable(address, readFileSync(siteFile(`public${address}`), 'utf8')).rows
}

const waiting = (reads = '', writes = ''): Waiting => {
  if (reads === 'all') return 'all'
  if (writes === 'all') return 'writes'
  return writes === 'none' ? 'nobody' : 'writesSame'
}

/** The orders of a migration, as its experiment ran them. */
export function ordersOf({ data, locks }: VersionPairsProps): Order[] {
  const lockRows = rowsOf(locks)
  const orders = Map.groupBy(rowsOf(data), (row) => row['order'] ?? '')
  return [...orders].map(([name, rows]) => ({
    name,
    versions: [...new Set(rows.map((row) => row['version'] ?? ''))],
    steps: [...Map.groupBy(rows, (row) => Number(row['step']))].map(([step, ofStep]) => {
      const change = ofStep[0]?.['change'] ?? ''
      return {
        step,
        change,
        results: ofStep.map((row) => ({
          version: row['version'] ?? '',
          operations: Number(row['operations']),
          failed: Number(row['failed']),
          wrong: Number(row['wrong_reads']),
          sqlstate: row['sqlstate'] ?? '',
        })),
        locks: lockRows
          .filter((row) => row['change'] === change)
          .map((row) => ({
            statement: row['statement'] ?? '',
            lock: row['lock'] ?? '',
            othersWait: waiting(row['reads_wait'], row['writes_wait']),
            itWaits: waiting(row['waits_for_reads'], row['waits_for_writes']),
          })),
      }
    }),
  }))
}
