import { createHmac } from 'node:crypto'
import type { Store } from './store.ts'

/**
 * Computes the code that stays of an address once it has left the list and been deleted, so that importing an
 * old list doesn't bring it back. Without the store's secret, nobody can look up an address by it.
 */
export async function leftCodes({
  secret,
}: Pick<Store, 'secret'>): Promise<(email: string) => string> {
  const key = await secret('newsletter-left')
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
}
