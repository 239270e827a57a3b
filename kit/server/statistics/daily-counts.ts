import { canonicalPath } from '#contracts/pages.ts'
import { dayOf } from './page-views.ts'
import { topNames } from './top-counts.ts'

/** How often visitors typed something in one day. */
export interface DailyCount {
  /** YYYY-MM-DD, UTC. */
  day: string
  name: string
  count: number
}

/** Names kept between two flushes. Twice as many are held before the rarest are dropped. */
const maxNames = 200

/** Counts what visitors type: searches without results, or unknown addresses. */
export class DailyCounts {
  readonly #clock: () => number
  readonly #nameOf: (typed: string) => string | undefined
  readonly #counts = new Map<string, DailyCount>()

  /** @param nameOf what a text is counted as; undefined if it may not be stored */
  constructor(clock: () => number, nameOf: (typed: string) => string | undefined) {
    this.#clock = clock
    this.#nameOf = nameOf
  }

  count(typed: string) {
    const name = this.#nameOf(typed)
    if (name !== undefined) this.#add({ day: dayOf(this.#clock()), name, count: 1 })
  }

  /** Returns and resets the counts. */
  take(): DailyCount[] {
    this.#dropRarest()
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    return counts
  }

  /** Puts back counts that couldn't be stored. */
  restore(counts: DailyCount[]) {
    for (const count of counts) this.#add(count)
  }

  #add({ day, name, count }: DailyCount) {
    const key = `${day} ${name}`
    const known = this.#counts.get(key)
    if (known) known.count += count
    else this.#counts.set(key, { day, name, count })
    if (this.#counts.size > 2 * maxNames) this.#dropRarest()
  }

  #dropRarest() {
    const counted = [...this.#counts].map(([key, { count }]) => ({ name: key, count, rows: 1 }))
    const kept = topNames(counted, { maxNames, maxRows: maxNames })
    for (const key of this.#counts.keys()) if (!kept.has(key)) this.#counts.delete(key)
  }
}

/**
 * What a search without results is counted as. Undefined if it may not be stored: if it looks like
 * an address, a personal number, or a whole text.
 */
export function searchTerm(typed: string): string | undefined {
  const term = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  // Halves of characters (Cs) would all be stored as the same one, which PostgreSQL refuses to count twice.
  const isTopic =
    term.length >= 2 &&
    term.length <= 60 &&
    !/@|(?:\p{Nd}[-.() ]?){5}|[\p{Cc}\p{Cf}\p{Cs}]/u.test(term)
  return isTopic ? term : undefined
}

/** Longer words in an address are more likely a key or a name than a title's. */
const personal = /@|\d{6}|[\p{Cc}\p{Cf}\s]|[^/-]{25}/u

/**
 * What an unknown address is counted as: its path alone, because a query may name a visitor.
 * Undefined if the path may name one, too.
 */
export function unknownAddress(path: string): string | undefined {
  const canonical = canonicalPath(path)
  if (!canonical || canonical.length > 150) return undefined
  return personal.test(decodeURI(canonical)) ? undefined : canonical
}
