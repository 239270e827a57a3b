/** The cost of moving from one vendor to another, in dollars. */
export interface Leaving {
  /** Yearly fee. */
  fee: number
  /** Length of the next term, in years. */
  term: number
  integrations: number
  /** Engineer-days to rebuild each of them. */
  daysEach: number
  /** Engineer-days to export and reconcile the data. */
  exportDays: number
  /** Cost of an engineer's day. */
  dayRate: number
  /** Cost of retraining everyone. */
  retraining: number
  /** Months of paying both vendors. */
  overlap: number
}

export function costOfLeaving(leaving: Leaving): number {
  const { fee, integrations, daysEach, exportDays, dayRate, retraining, overlap } = leaving
  return (integrations * daysEach + exportDays) * dayRate + retraining + (overlap * fee) / 12
}

/** The price increase, as a share of the fee, up to which staying is cheaper than leaving. */
export const ceiling = (leaving: Leaving): number =>
  costOfLeaving(leaving) / leaving.term / leaving.fee

/**
 * The increase for the whole term that a cap still allows, in dollars a year, and what it takes away
 * over the term from the increase at which staying is cheaper.
 */
export function capped(leaving: Leaving, cap: number): { increase: number; removed: number } {
  const { fee, term } = leaving
  const highest = ceiling(leaving) * fee
  const increase = Math.min(highest, cap * fee)
  return { increase, removed: (highest - increase) * term }
}

/** How many days an export through an API takes. */
export const exportTime = (records: number, recordsPerCall: number, callsPerDay: number): number =>
  Math.ceil(records / recordsPerCall / callsPerDay)
