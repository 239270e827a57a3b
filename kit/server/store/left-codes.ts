import { createHmac } from 'node:crypto'
import type { Store } from './store.ts'

/**
 * Computes a keyed hash of an address that unsubscribed and was deleted. Importing an old list skips it.
 * Without the store's secret, nobody can look up an address by it.
 */
export async function leftCodes({
  secret,
}: Pick<Store, 'secret'>): Promise<(email: string) => string> {
  const key = await secret('newsletter-left')
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
}
