import { leftCodes } from '#server/store/left-codes.ts'
import { newId } from '#server/store/new-id.ts'
import { inSmallCommits } from '#server/store/small-commits.ts'
import type { Store } from '#server/store/store.ts'
import type { ImportedAddress } from './address-list.ts'

/**
 * Adds confirmed addresses, in small commits. Known ones, and those deleted since they unsubscribed, are
 * skipped, so an import that was cut off can be repeated. Returns how many are new.
 */
export async function importAddresses(
  store: Store,
  addresses: readonly ImportedAddress[],
  now: number,
): Promise<number> {
  const { db } = store
  const codeOf = await leftCodes(store)
  let commit = 0
  return await inSmallCommits(addresses, async (some) => {
    const keyed = some.map((address) => {
      const email_key = address.email.toLowerCase()
      return { ...address, email_key, code: codeOf(email_key) }
    })
    const codes = keyed.map(({ code }) => code)
    const rows = await db
      .selectFrom('newsletter_left')
      .select('code')
      .where('code', 'in', codes)
      .execute()
    const left = new Set(rows.map(({ code }) => code))
    const others = keyed.filter((address) => !left.has(address.code))
    if (others.length === 0) return 0
    // An issue's recipients are read in this order. A later commit must not fall behind the last.
    const created_at = now + commit++
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('subscribers')
      .values(
        others.map(({ email, email_key, confirmedAt, source, language }) => ({
          id: newId(now),
          email,
          email_key,
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
