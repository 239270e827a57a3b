const minute = 60_000
/** Minutes to wait after the first, second, … failed attempt; after these, an hour each. */
const delays = [1, 5, 15, 30]
const hourly = 60
const patience = 5 * 24 * 60 * minute
const jitter = 0.2

/**
 * When to try a delivery again, in ms since 1970, or undefined when it has been tried for five days.
 *
 * @param attempts failed attempts so far, at least 1
 * @param random a number from 0 up to 1; spreads retries over a fifth of the delay
 */
export function nextAttempt(
  attempts: number,
  firstAttemptAt: number,
  now: number,
  random: number,
): number | undefined {
  const delay = (delays[attempts - 1] ?? hourly) * minute * (1 + jitter * random)
  const next = Math.round(now + delay)
  return next - firstAttemptAt > patience ? undefined : next
}
