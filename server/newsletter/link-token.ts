import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'confirm' | 'unsubscribe'

/** How long a confirmation link is valid. Unsubscribe links don't expire. */
export const confirmationDays = 7
const confirmLife = confirmationDays * 24 * 60 * 60 * 1000

/** The token in a mail's link: the subscriber's id, the time in base 36, and their signature. */
export function linkToken(secret: Buffer, purpose: Purpose, id: string, now: number): string {
  const time = now.toString(36)
  return `${id}.${time}.${signature(secret, purpose, id, time)}`
}

/** The subscriber's id; undefined if the token is too old or not one of ours for this purpose. */
export function readLinkToken(
  secret: Buffer,
  purpose: Purpose,
  token: string,
  now: number,
): string | undefined {
  const [id = '', time = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, purpose, id, time))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const age = now - Number.parseInt(time, 36)
  return purpose === 'confirm' && age > confirmLife ? undefined : id
}

function signature(secret: Buffer, purpose: Purpose, id: string, time: string): string {
  return createHmac('sha256', secret)
    .update(`newsletter:${purpose}:${id}:${time}`)
    .digest('base64url')
}
