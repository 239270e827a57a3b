import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is for: one that is signed for one purpose is no good for another. */
interface Signer {
  secret: Buffer
  purpose: string
}

/** Fields without dots or colons, the time in base 36, and the signature of them all, joined by dots. */
export function signToken({ secret, purpose }: Signer, fields: string[], now: number): string {
  const signed = [...fields, now.toString(36)]
  return [...signed, signature(secret, [purpose, ...signed])].join('.')
}

/** A token's fields and its age in ms, or undefined when it isn't one of ours for this purpose. */
export function readToken(
  { secret, purpose }: Signer,
  token: string,
  now: number,
): { fields: string[]; age: number } | undefined {
  // The signature joins by colons, so that fields with colons could be parted in another way.
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
