const minute = 60_000
/** Minutes to wait after the first, second, … failed attempt, and an hour after that. */
const delays = [1, 5, 15, 30]
const hourly = 60
/** A delivery is abandoned after this time, in ms… */
const lifetime = 5 * 24 * 60 * minute
/**
 * …and this many attempts, so that a clock that jumps or a server that was off doesn't use it up.
 */
const minAttempts = 24
const jitter = 0.2
/** The longest wait for the next attempt, in ms. */
export const maxDelay = 2 * hourly * minute

/**
 * When to try a delivery again, in ms since 1970; undefined once it has been tried for five days
 * and at least `minAttempts` times.
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
  return attempts >= minAttempts && next - firstAttemptAt > lifetime ? undefined : next
}
