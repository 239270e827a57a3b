import { newId } from '#server/store/new-id.ts'
import { inSmallCommits } from '#server/store/small-commits.ts'
import type { Store } from '#server/store/store.ts'
import type { ImportedAddress } from './address-list.ts'

/**
 * Adds confirmed addresses, in small commits. Known and unsubscribed ones stay as they are, so an
 * import that was cut off can be repeated. Returns how many are new.
 */
export function importAddresses(
  { db }: Store,
  addresses: readonly ImportedAddress[],
  now: number,
): Promise<number> {
  let commit = 0
  return inSmallCommits(addresses, async (some) => {
    // An issue's recipients are read in this order. A later commit must not fall behind the last.
    const created_at = now + commit++
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('subscribers')
      .values(
        some.map(({ email, confirmedAt, source, language }) => ({
          id: newId(now),
          email,
          email_key: email.toLowerCase(),
          state: 'confirmed' as const,
          created_at,
          confirmed_at: confirmedAt,
          consent_source: source,
          language: language ?? null,
        })),
      )
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows ?? 0n
  })
}
