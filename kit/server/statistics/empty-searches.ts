import { dayOf } from './page-views.ts'

export interface SearchCount {
  /** YYYY-MM-DD, UTC. */
  day: string
  term: string
  searches: number
}

/** Maximum number of terms kept between two flushes. */
const maxTerms = 200

/** Counts searches without results. */
export class EmptySearches {
  readonly #clock: () => number
  readonly #counts = new Map<string, SearchCount>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  count(typed: string) {
    const term = typed.trim().toLowerCase().replace(/\s+/g, ' ')
    if (!isTopic(term)) return
    this.restore([{ day: dayOf(this.#clock()), term, searches: 1 }])
  }

  /** Returns and resets the counts. */
  take(): SearchCount[] {
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    return counts
  }

  /** Puts back counts that couldn't be stored. */
  restore(counts: SearchCount[]) {
    for (const { day, term, searches } of counts) {
      const key = `${day} ${term}`
      const known = this.#counts.get(key)
      if (known) known.searches += searches
      else if (this.#counts.size < maxTerms) this.#counts.set(key, { day, term, searches })
    }
  }
}

/**
 * Whether a term may be stored: not if it looks like an address, a personal number, or a whole
 * text.
 */
const isTopic = (term: string) =>
  term.length >= 2 && term.length <= 60 && !/@|\d{5}|[\p{Cc}\p{Cf}]/u.test(term)
