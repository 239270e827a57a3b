import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'confirm' | 'unsubscribe'

/** How long a link that confirms is good; one that unsubscribes always is. */
export const confirmationDays = 7
const confirmLife = confirmationDays * 24 * 60 * 60 * 1000

/** What a link in a mail carries: the subscriber's id, the time in base 36 and their signature. */
export function linkToken(secret: Buffer, purpose: Purpose, id: string, now: number): string {
  const time = now.toString(36)
  return `${id}.${time}.${signature(secret, purpose, id, time)}`
}

/** The subscriber's id, or undefined when the token is not one of ours for this purpose or too old. */
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
