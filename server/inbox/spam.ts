import { createHmac, timingSafeEqual } from 'node:crypto'

/** Now by a clock that goes on steadily when the system's is set; it says what that said at the start. */
export const steadyNow = () => Math.round(performance.timeOrigin + performance.now())

export type SpamReason = 'honeypot' | 'too-fast' | 'bad-token' | 'links' | 'duplicate' | 'flood'

/** The shortest time, in ms, in which a person fills in a form. */
export const minimumFill = 3000
/** A form may stay open for 24 hours before its token is of no use, in ms. */
const tokenLife = 24 * 60 * 60 * 1000

/** A token that says when a form was shown: the time in base 36, a dot, and its signature. */
export function formToken(secret: Buffer, now: number): string {
  const time = now.toString(36)
  return `${time}.${signature(secret, time)}`
}

/** Age of the form in ms, or undefined when the token is not one of ours. */
export function formAge(secret: Buffer, token: string, now: number): number | undefined {
  const [time = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, time))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  return now - Number.parseInt(time, 36)
}

interface Guards {
  honeypot?: string | undefined
  token?: string | undefined
  /** All that the visitor wrote. */
  text: string
}

/**
 * Why a form is suspected; empty for one that is not. A form without a token is not suspect for that
 * alone: a plain form with scripts off has none. It may hold fewer links.
 */
export function spamReasons(guards: Guards, secret: Buffer, now: number): SpamReason[] {
  const reasons: SpamReason[] = []
  if (guards.honeypot) reasons.push('honeypot')
  if (guards.token) {
    const age = formAge(secret, guards.token, now)
    // Another server's clock, or ours before it was set back, may have been ahead.
    if (age === undefined || Math.abs(age) > tokenLife) reasons.push('bad-token')
    else if (age >= 0 && age < minimumFill) reasons.push('too-fast')
  }
  if (looksLikeAdvertising(guards.text, guards.token ? 4 : 2)) reasons.push('links')
  return reasons
}

function looksLikeAdvertising(text: string, links: number): boolean {
  // Markup for links works in no field here; only machines write it.
  if (/<a\s[^>]*href|\[url[=\]]/i.test(text)) return true
  return (text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > links
}

function signature(secret: Buffer, time: string): string {
  return createHmac('sha256', secret).update(`form-token:${time}`).digest('base64url')
}
