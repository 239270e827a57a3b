/** What a ranking is about: a source or a search, and how much of it there is. */
interface Counted {
  name: string
  count: number
  /** How many rows it takes. */
  rows: number
}

interface Ceiling {
  maxNames: number
  maxRows: number
  /** Names that have been seen often before. Invented ones can't displace them. */
  known?: ReadonlySet<string>
}

/** The names to keep, by what's counted: known ones first, then those with the most. */
export function topNames(counted: Counted[], { maxNames, maxRows, known }: Ceiling): Set<string> {
  const rank = ({ name }: Counted) => Number(known?.has(name) ?? false)
  const ranked = counted.toSorted(
    (a, b) => rank(b) - rank(a) || b.count - a.count || (a.name < b.name ? -1 : 1),
  )
  const kept = new Set<string>()
  let sum = 0
  for (const { name, rows } of ranked) {
    if (kept.size >= maxNames || sum + rows > maxRows) break
    kept.add(name)
    sum += rows
  }
  return kept
}
