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
