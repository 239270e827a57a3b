import words from '#messages/forms.json' with { type: 'json' }
import { fill, plural } from '#owner/fill.ts'

/** When to try again, for visitors: "in 30 seconds", "in about 10 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 90) return plural(words.wait.seconds, Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return plural(words.wait.minutes, minutes)
  return plural(words.wait.hours, Math.ceil(minutes / 60))
}

/** The seconds in a `Retry-After` header; undefined if it's missing or a date. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  const seconds = Number(header?.trim() || Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/**
 * Advice after the server's rate limit was reached. Everyone behind the visitor's address shares
 * the limit, so the text doesn't blame the visitor.
 */
export function rateLimitAdvice(seconds: number | undefined): string {
  const wait = seconds === undefined ? words.wait.unknown : waitText(seconds)
  return fill(words.busy, { wait })
}
