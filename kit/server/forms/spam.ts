import { randomBytes } from 'node:crypto'
import { choicesOf, type FormField } from '#contracts/fields.ts'
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
export const tokenLife = 24 * 60 * 60 * 1000

const purpose = 'form-token'

/** A token that records when a form was shown. Each is different, so that its use can be noted. */
export const formToken = (secret: Buffer, now: number): string =>
  signToken({ secret, purpose }, [randomBytes(9).toString('base64url')], now)

/** A token's age in ms; undefined if it isn't ours or has expired. */
export function tokenAge(secret: Buffer, token: string, now: number): number | undefined {
  const age = readToken({ secret, purpose }, token, now)?.age
  // Another server's clock, or ours before it was corrected, may have been ahead.
  return age === undefined || Math.abs(age) > tokenLife ? undefined : age
}

interface Guards {
  honeypot?: string
  token?: string
  /** The token's age, from `tokenAge`. */
  age: number | undefined
  /** Everything the visitor wrote. */
  text: string
}

/** Everything the visitor typed, for the spam check. */
export const typedIn = (
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): string =>
  fields
    .filter((field) => !choicesOf(field))
    .map(({ name }) => String(answers[name] ?? ''))
    .join('\n')

/**
 * Why a form looks like spam; empty if it doesn't. A missing token alone isn't suspicious, because
 * forms without scripts have none, but such a form may contain fewer links.
 */
export function spamReasons({ honeypot, token, age, text }: Guards): SpamReason[] {
  const reasons: SpamReason[] = []
  if (honeypot) reasons.push('honeypot')
  if (token) {
    if (age === undefined) reasons.push('bad-token')
    else if (age >= 0 && age < minimumFill) reasons.push('too-fast')
  }
  if (looksLikeAdvertising(text, token ? 4 : 2)) reasons.push('links')
  return reasons
}

function looksLikeAdvertising(text: string, links: number): boolean {
  // No field here supports link markup, so only spammers write it. Each search ends at the next `<`:
  // otherwise `<a <a <a …` takes time in the square of its length.
  if (/<a\s[^<>]*href|\[url[=\]]/i.test(text)) return true
  return (text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > links
}
