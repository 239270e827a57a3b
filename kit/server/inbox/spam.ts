import { readToken, signToken } from '#server/signed-token.ts'

/**
 * The current time from a clock that doesn't jump when the system's clock is set. Both agree when
 * the process starts.
 */
export const steadyNow = () => Math.round(performance.timeOrigin + performance.now())

export type SpamReason = 'honeypot' | 'too-fast' | 'bad-token' | 'links' | 'duplicate' | 'flood'

/** The shortest time a person needs to fill in a form, in ms. */
export const minimumFill = 3000
/** A form may stay open this long, in ms, before its token expires. */
const tokenLife = 24 * 60 * 60 * 1000

/** A token that records when a form was shown. */
export const formToken = (secret: Buffer, now: number): string =>
  signToken({ secret, purpose: 'form-token' }, [], now)

interface Guards {
  honeypot?: string | undefined
  token?: string | undefined
  /** Everything the visitor wrote. */
  text: string
}

/**
 * Why a form looks like spam; empty if it doesn't. A missing token alone isn't suspicious, because
 * forms without scripts have none, but such a form may contain fewer links.
 */
export function spamReasons(guards: Guards, secret: Buffer, now: number): SpamReason[] {
  const reasons: SpamReason[] = []
  if (guards.honeypot) reasons.push('honeypot')
  if (guards.token) {
    const age = readToken({ secret, purpose: 'form-token' }, guards.token, now)?.age
    // Another server's clock, or ours before it was corrected, may have been ahead.
    if (age === undefined || Math.abs(age) > tokenLife) reasons.push('bad-token')
    else if (age >= 0 && age < minimumFill) reasons.push('too-fast')
  }
  if (looksLikeAdvertising(guards.text, guards.token ? 4 : 2)) reasons.push('links')
  return reasons
}

function looksLikeAdvertising(text: string, links: number): boolean {
  // No field here supports link markup, so only spammers write it.
  if (/<a\s[^>]*href|\[url[=\]]/i.test(text)) return true
  return (text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > links
}
