/**
 * How many passes in a row show, with this confidence, that a test failing at this rate was fixed.
 */
export const runsToProve = (failureRate: number, confidence: number): number =>
  Math.ceil(Math.log(1 - confidence) / Math.log(1 - failureRate))

/** The chance that a test failing at this rate passes every one of these runs. */
export const chanceOfGreen = (failureRate: number, runs: number): number =>
  (1 - failureRate) ** runs

/** How many failures in a row rule out bad luck, so that the test must be broken. */
export const failuresToCallBroken = (failureRate: number, confidence: number): number =>
  Math.max(1, Math.ceil(Math.log(1 - confidence) / Math.log(failureRate)))

/**
 * The steps of a bisection over this many commits, and the runs per step for all of them to be
 * right.
 */
export function bisection(failureRate: number, confidence: number, commits: number) {
  const steps = Math.ceil(Math.log2(commits))
  const runs = steps === 0 ? 0 : runsToProve(failureRate, 1 - (1 - confidence) / steps)
  return { steps, runs, total: steps * runs }
}
