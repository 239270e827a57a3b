/** Calls `work` for each item, for at most `limit` of them at a time. */
export async function eachLimit<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items].values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
