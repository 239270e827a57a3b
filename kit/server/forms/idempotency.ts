import { createHash } from 'node:crypto'
import { batched } from '#server/store/batch.ts'
import type { Queries } from '#server/store/schema.ts'

/** How long a key is remembered, in ms. */
const keyLife = 24 * 60 * 60 * 1000

/** A form with its idempotency key. */
interface Keyed {
  /** Without a key, the form always counts as new. */
  key: string | undefined
  /** A hash of what the visitor wrote: see `fingerprintOf`. */
  fingerprint: string
}

/** `key-reused`: the key came with a different form before, so nothing was stored. */
export type Acceptance = 'stored' | 'repeated' | 'key-reused'

export const fingerprintOf = (...words: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/** Claims the forms' keys in the transaction that stores them, and says which forms to store. */
export async function claimKeys(trx: Queries, forms: Keyed[], now: number): Promise<Acceptance[]> {
  const wanted = new Map<string, string>()
  for (const { key, fingerprint } of forms)
    if (key && !wanted.has(key)) wanted.set(key, fingerprint)
  if (wanted.size === 0) return forms.map(() => 'stored')

  // Sorted, so that two servers can't deadlock on each other's keys.
  const keys = [...wanted.keys()].sort()
  await trx
    .deleteFrom('idempotency_keys')
    .where('key', 'in', keys)
    .where('created_at', '<=', now - keyLife)
    .execute()
  const taken = await trx
    .insertInto('idempotency_keys')
    .values(keys.map((key) => ({ key, fingerprint: wanted.get(key) as string, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute()
  const mine = new Set(taken.map(({ key }) => key))
  const others = keys.filter((key) => !mine.has(key))
  if (others.length > 0) {
    const rows = await trx
      .selectFrom('idempotency_keys')
      .select(['key', 'fingerprint'])
      .where('key', 'in', others)
      .execute()
    for (const { key, fingerprint } of rows) wanted.set(key, fingerprint)
  }

  return forms.map(({ key, fingerprint }) => {
    if (!key) return 'stored'
    // The first form with this key in the batch claimed it.
    if (mine.delete(key)) return 'stored'
    return wanted.get(key) === fingerprint ? 'repeated' : 'key-reused'
  })
}

/**
 * Whether a form was already stored under its key, so that a repeat doesn't count toward the
 * limits. Forms that arrive together share one query. `claimKeys` catches repeats that arrive a
 * moment later.
 */
export function repeatFinder(db: Queries, clock = Date.now): (form: Keyed) => Promise<boolean> {
  const find = batched(async (forms: Keyed[]) => {
    const rows = await db
      .selectFrom('idempotency_keys')
      .select(['key', 'fingerprint'])
      .where(
        'key',
        'in',
        forms.map(({ key }) => key as string),
      )
      .where('created_at', '>', clock() - keyLife)
      .execute()
    const known = new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
    return forms.map(({ key, fingerprint }) => known.get(key as string) === fingerprint)
  }, 500)
  return async (form) => (form.key ? await find(form) : false)
}
