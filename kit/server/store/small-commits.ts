import type { DeleteResult } from 'kysely'

/** How many rows one commit changes at most. Forms wait for one such commit, not for a whole list. */
export const rowsPerCommit = 500

/**
 * Changes many rows in commits of at most 500. If one fails or the process dies, the earlier ones
 * stay, so the work must be safe to repeat.
 *
 * @param change changes some of the items in one commit and resolves with how many rows it changed
 * @returns how many rows were changed in all
 */
export async function inSmallCommits<Item>(
  items: readonly Item[],
  change: (some: Item[]) => Promise<number | bigint>,
): Promise<number> {
  let changed = 0
  for (let start = 0; start < items.length; start += rowsPerCommit)
    changed += Number(await change(items.slice(start, start + rowsPerCommit)))
  return changed
}

export const idOf = ({ id }: { id: string }): string => id

/** How many rows a query deletes. */
export async function deleted(query: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>
}): Promise<bigint> {
  return (await query.executeTakeFirstOrThrow()).numDeletedRows
}
