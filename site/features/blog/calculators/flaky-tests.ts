/** Runs that have to pass in a row before a test that fails at this rate would most likely have failed. */
export const runsToProve = (failureRate: number, confidence: number): number =>
  Math.ceil(Math.log(1 - confidence) / Math.log(1 - failureRate))

/** The chance that a test which fails at this rate passes every one of so many runs. */
export const chanceOfGreen = (failureRate: number, runs: number): number =>
  (1 - failureRate) ** runs

/** Failures in a row after which bad luck is no longer a good explanation, and the test is broken. */
export const failuresToCallBroken = (failureRate: number, confidence: number): number =>
  Math.max(1, Math.ceil(Math.log(1 - confidence) / Math.log(failureRate)))

/** Steps of a bisection over so many commits, and the runs that each needs for all to be right. */
export function bisection(failureRate: number, confidence: number, commits: number) {
  const steps = Math.ceil(Math.log2(commits))
  const runs = steps === 0 ? 0 : runsToProve(failureRate, 1 - (1 - confidence) / steps)
  return { steps, runs, total: steps * runs }
}
