import { dayOf } from './page-views.ts'
import { topNames } from './top-counts.ts'

export interface SearchCount {
  /** YYYY-MM-DD, UTC. */
  day: string
  term: string
  searches: number
}

/** Terms kept between two flushes. Twice as many are held before the rarest are dropped. */
const maxTerms = 200

/** Counts searches without results, or other names that visitors type. */
export class EmptySearches {
  readonly #clock: () => number
  readonly #nameOf: (typed: string) => string | undefined
  readonly #counts = new Map<string, SearchCount>()

  /** @param nameOf what a text is counted as; undefined if it may not be stored */
  constructor(clock: () => number, nameOf: (typed: string) => string | undefined = topicOf) {
    this.#clock = clock
    this.#nameOf = nameOf
  }

  count(typed: string) {
    const term = this.#nameOf(typed)
    if (term === undefined) return
    this.restore([{ day: dayOf(this.#clock()), term, searches: 1 }])
  }

  /** Returns and resets the counts. */
  take(): SearchCount[] {
    this.#dropRarest()
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
      else this.#counts.set(key, { day, term, searches })
      if (this.#counts.size > 2 * maxTerms) this.#dropRarest()
    }
  }

  #dropRarest() {
    const counted = [...this.#counts].map(([name, { searches }]) => ({
      name,
      count: searches,
      rows: 1,
    }))
    const kept = topNames(counted, { maxNames: maxTerms, maxRows: maxTerms })
    for (const key of this.#counts.keys()) if (!kept.has(key)) this.#counts.delete(key)
  }
}

function topicOf(typed: string): string | undefined {
  const term = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return isTopic(term) ? term : undefined
}

/**
 * Whether a term may be stored: not if it looks like an address, a personal number, or a whole
 * text.
 */
const isTopic = (term: string) =>
  term.length >= 2 && term.length <= 60 && !/@|\d{5}|[\p{Cc}\p{Cf}]/u.test(term)
