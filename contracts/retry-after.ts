import { fill, plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }

/** When to try again, for a visitor: "in 30 seconds", "in about 10 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 90) return plural(words.wait.seconds, Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return plural(words.wait.minutes, minutes)
  return plural(words.wait.hours, Math.ceil(minutes / 60))
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
  const wait = seconds === undefined ? words.wait.unknown : waitText(seconds)
  return fill(words.busy, { wait })
}
