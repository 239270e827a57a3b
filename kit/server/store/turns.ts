import { setTimeout as wait } from 'node:timers/promises'

/** How long work that can wait makes way for visitors at most: a multiple of its last duration. */
const maxWaits = 8
/** The longest it waits, in ms, however slow the disk is. */
const maxWait = 10_000
/**
 * Before that work starts, no visitor may have come for this share of its last duration, because
 * those who were just answered may send again.
 */
const quietShare = 0.1

/**
 * Decides whose commit goes first. On a disk that takes a second for each sync, deliveries would
 * otherwise take every other turn from the visitors who wait for an answer.
 */
export class Turns {
  /** How many visitors wait for an answer, and how many have ever come. */
  #visitors = 0
  #arrivals = 0
  /** Called once no visitor waits. */
  #onIdle: (() => void)[] = []
  /** The last call of `later`, and how long its work took, in ms. */
  #last: Promise<unknown> = Promise.resolve()
  #duration = 0

  /** Runs work that a visitor waits for, right away. */
  async first<T>(work: () => Promise<T>): Promise<T> {
    this.#visitors++
    this.#arrivals++
    try {
      return await work()
    } finally {
      this.#visitors--
      if (this.#visitors === 0) for (const go of this.#onIdle.splice(0)) go()
    }
  }

  /**
   * Runs work that nobody waits for, one call at a time, when no visitor waits. Under a steady
   * stream of visitors it gets a turn in nine, so that nothing is put off forever.
   */
  later<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      await this.#untilNobodyWaits(Math.min(this.#duration * maxWaits, maxWait))
      const started = performance.now()
      try {
        return await work()
      } finally {
        this.#duration = performance.now() - started
      }
    })
    this.#last = turn.catch(() => {})
    return turn
  }

  async #untilNobodyWaits(atMost: number) {
    const until = performance.now() + atMost
    for (;;) {
      const left = until - performance.now()
      if (this.#visitors > 0) {
        if (left <= 0) return
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, left)
        this.#onIdle.push(resolve)
        await promise
        clearTimeout(timer)
      }
      const quiet = Math.min(this.#duration * quietShare, left)
      if (quiet < 1) return
      const before = this.#arrivals
      await wait(quiet)
      if (this.#arrivals === before && this.#visitors === 0) return
    }
  }
}
