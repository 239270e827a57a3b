/** An assumption that a plan depends on. */
export interface Unknown {
  /** Working days lost if it's wrong and nobody checked. */
  daysLost: number
  /** The chance that it's wrong, 0 to 1. */
  doubt: number
  /** Working days that the test takes. */
  testDays: number
  /** The share of the cases in which it's wrong that the test reveals, 0 to 1. */
  reveals: number
}

/** Days saved per day of testing, compared with building untested. Above 1, testing pays off. */
export const score = ({ daysLost, doubt, testDays, reveals }: Unknown): number =>
  (daysLost * doubt * reveals) / testDays

/** Days gained over building untested, after the cost of the test. */
export const netValue = (unknown: Unknown): number =>
  unknown.daysLost * unknown.doubt * unknown.reveals - unknown.testDays

/** The doubt at which testing starts to pay off. */
export const breakEvenDoubt = ({ daysLost, testDays, reveals }: Unknown): number =>
  testDays / (daysLost * reveals)

/** The loss, in days, at which another assumption with this score would be tested first. */
export const lossToStayAhead = (
  { doubt, testDays, reveals }: Omit<Unknown, 'daysLost'>,
  rival: number,
): number => (rival * testDays) / (doubt * reveals)
