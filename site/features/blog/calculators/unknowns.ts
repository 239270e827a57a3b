/** An assumption that a plan stands on. */
export interface Unknown {
  /** Working days that are lost if it's wrong and nobody looked. */
  daysLost: number
  /** The chance that it's wrong, 0 to 1. */
  doubt: number
  /** Working days that the test takes. */
  testDays: number
  /** The share of the cases in which it's wrong that the test brings to light, 0 to 1. */
  reveals: number
}

/** Days saved for each day of testing; testing pays above 1. */
export const score = ({ daysLost, doubt, testDays, reveals }: Unknown): number =>
  (daysLost * doubt * reveals) / testDays

/** Days that finding out first is worth, after its cost. */
export const netValue = (unknown: Unknown): number =>
  unknown.daysLost * unknown.doubt * unknown.reveals - unknown.testDays

/** The doubt at which testing begins to pay. */
export const breakEvenDoubt = ({ daysLost, testDays, reveals }: Unknown): number =>
  testDays / (daysLost * reveals)
