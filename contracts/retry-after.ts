/** When to try again, for a visitor: "in 30 seconds", "in about 10 minutes". Imports nothing. */
export function waitText(seconds: number): string {
  if (seconds <= 1) return 'in a second'
  if (seconds < 90) return `in ${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `in about ${minutes} minutes`
  return `in about ${Math.ceil(minutes / 60)} hours`
}

/** Seconds named by a `Retry-After` header; undefined without one that counts seconds. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  const seconds = Number(header?.trim() || Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/**
 * Advice for a visitor whose form met the server's rate limit. The limit is shared by everyone behind
 * the visitor's address, so it says nothing about what this visitor did.
 */
export function rateLimitAdvice(seconds: number | undefined): string {
  const when = seconds === undefined ? 'in a few minutes' : waitText(seconds)
  return `We’re getting more messages than we can accept right now. You can try again ${when}.`
}
