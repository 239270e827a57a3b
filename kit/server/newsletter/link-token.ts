import { readToken, signToken } from '#server/signed-token.ts'

export type Purpose = 'confirm' | 'unsubscribe'

/** How long a confirmation link is valid. Unsubscribe links don't expire. */
export const confirmationDays = 7
const confirmLife = confirmationDays * 24 * 60 * 60 * 1000

/** The token in a mail's link: the subscriber's id, signed. */
export function linkToken(secret: Buffer, purpose: Purpose, id: string, now: number): string {
  return signToken({ secret, purpose: `newsletter:${purpose}` }, [id], now)
}

/** The subscriber's id; undefined if the token is too old or not one of ours for this purpose. */
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
