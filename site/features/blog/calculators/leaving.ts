/** What it takes to move from one vendor to another. Money in dollars. */
export interface Leaving {
  /** A year's fee. */
  fee: number
  /** Years of the next term. */
  term: number
  integrations: number
  /** Engineer-days to rebuild each of them. */
  daysEach: number
  /** Engineer-days to export and reconcile the data. */
  exportDays: number
  /** What an engineer's day costs. */
  dayRate: number
  /** What it costs to retrain everyone. */
  retraining: number
  /** Months in which both vendors are paid. */
  overlap: number
}

export function costOfLeaving(leaving: Leaving): number {
  const { fee, integrations, daysEach, exportDays, dayRate, retraining, overlap } = leaving
  return (integrations * daysEach + exportDays) * dayRate + retraining + (overlap * fee) / 12
}

/** The increase, as a share of the fee, up to which staying is cheaper than leaving. */
export const ceiling = (leaving: Leaving): number =>
  costOfLeaving(leaving) / leaving.term / leaving.fee

/** Days that an export through an API takes. */
export const exportTime = (records: number, recordsPerCall: number, callsPerDay: number): number =>
  Math.ceil(records / recordsPerCall / callsPerDay)
