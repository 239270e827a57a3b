import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token signed for one purpose is invalid for any other. */
interface Signer {
  secret: Buffer
  purpose: string
}

/**
 * Signs fields, which may not contain dots or colons, together with the current time. The token is
 * the fields, the time in base 36, and the signature, joined by dots.
 */
export function signToken({ secret, purpose }: Signer, fields: string[], now: number): string {
  const signed = [...fields, now.toString(36)]
  return [...signed, signature(secret, [purpose, ...signed])].join('.')
}

/** A token's fields and its age in ms; undefined if we didn't sign it for this purpose. */
export function readToken(
  { secret, purpose }: Signer,
  token: string,
  now: number,
): { fields: string[]; age: number } | undefined {
  // We sign the parts joined by colons, so a part with a colon could be split differently.
  if (token.includes(':')) return undefined
  const signed = token.split('.')
  const given = Buffer.from(signed.pop() ?? '')
  const expected = Buffer.from(signature(secret, [purpose, ...signed]))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const time = signed.pop() ?? ''
  return { fields: signed, age: now - Number.parseInt(time, 36) }
}

function signature(secret: Buffer, parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join(':')).digest('base64url')
}
