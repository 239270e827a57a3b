import { readToken, signToken } from '#server/signed-token.ts'

/** `delivery` signs a mail's Message-ID, which delivery reports quote. */
export type Purpose = 'confirm' | 'unsubscribe' | 'delivery'

/** How long a confirmation link is valid. Unsubscribe links don't expire. */
export const confirmationDays = 7
const confirmLife = confirmationDays * 24 * 60 * 60 * 1000

/** The token in a mail's link or Message-ID: the subscriber's or the delivery's id, signed. */
export function linkToken(secret: Buffer, purpose: Purpose, id: string, now: number): string {
  return signToken({ secret, purpose: `newsletter:${purpose}` }, [id], now)
}

/** The signed id; undefined if the token is too old or not one of ours for this purpose. */
export function readLinkToken(
  secret: Buffer,
  purpose: Purpose,
  token: string,
  now: number,
): string | undefined {
  const { fields: [id] = [], age = 0 } =
    readToken({ secret, purpose: `newsletter:${purpose}` }, token, now) ?? {}
  return purpose === 'confirm' && age > confirmLife ? undefined : id
}
