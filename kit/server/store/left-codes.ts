import { createHmac } from 'node:crypto'
import type { Store } from './store.ts'

/**
 * Computes a keyed hash of the `email_key` of an address that unsubscribed and was deleted. Importing an
 * old list skips it. Without the store's secret, nobody can look up an address by it.
 */
export async function leftCodes({
  secret,
}: Pick<Store, 'secret'>): Promise<(emailKey: string) => string> {
  const key = await secret('newsletter-left')
  return (emailKey) => createHmac('sha256', key).update(emailKey).digest('base64url')
}
