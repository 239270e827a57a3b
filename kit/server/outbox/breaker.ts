const minute = 60_000
/** After this many failures in a row, a destination rests. */
const maxFailures = 5
/** How long it rests first, in ms. Every failed probe doubles it, up to the maximum. */
const firstRest = minute
const maxRest = 15 * minute

interface Health {
  failures: number
  /** How long the latest rest is, in ms; 0 before the first. */
  rest: number
  restsUntil: number
}

/**
 * Stops asking a destination that keeps failing, like Postfix: after five failures in a row it rests
 * for a minute, then gets one probe. A success ends that; a failure doubles the rest.
 */
export class Breaker {
  readonly #destinations = new Map<string, Health>()

  /** Records that a destination answered, whatever it said about one mail. */
  succeeded(destination: string) {
    this.#destinations.delete(destination)
  }

  /** Records a failure. Returns how long the destination rests from now on, in ms, if it does. */
  failed(destination: string, now: number): number | undefined {
    const health = this.#destinations.get(destination) ?? { failures: 0, rest: 0, restsUntil: 0 }
    this.#destinations.set(destination, health)
    health.failures++
    // Deliveries that were under way when the rest began don't extend it.
    if (health.failures < maxFailures || this.#isResting(health, now)) return undefined
    health.rest = Math.min(Math.max(firstRest, health.rest * 2), maxRest)
    health.restsUntil = now + health.rest
    return health.rest
  }

  /** Destinations that must not be asked now. */
  resting(now: number): string[] {
    return [...this.#destinations]
      .filter(([, health]) => this.#isResting(health, now))
      .map(([name]) => name)
  }

  /** Destinations that may get one delivery at a time, to see whether they have recovered. */
  probing(now: number): string[] {
    return [...this.#destinations]
      .filter(([, health]) => health.rest > 0 && !this.#isResting(health, now))
      .map(([name]) => name)
  }

  #isResting({ rest, restsUntil }: Health, now: number): boolean {
    // A clock that was set back must not prolong the rest.
    return now < restsUntil && restsUntil - now <= rest
  }
}
