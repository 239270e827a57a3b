/** Milliseconds between two steps at normal pace. */
export const tick = 100

/** Time that passes between frames further apart, in ms, as in a busy or hidden tab, doesn't count. */
const maxFrame = 250

/** A fixed-timestep clock: the time of the last frame and what it left over, in milliseconds. */
export interface Clock {
  readonly last: number
  readonly rest: number
}

export function startClock(now: number): Clock {
  return { last: now, rest: 0 }
}

/**
 * The steps that are due at `now`, and the clock to go on with. What is left of a step is carried
 * over, so steps keep their average distance of `interval` however frames fall.
 */
export function advance(
  clock: Clock,
  now: number,
  interval: number,
): { clock: Clock; steps: number } {
  const passed = now - clock.last
  const elapsed = clock.rest + (passed > 0 && passed <= maxFrame ? passed : 0)
  const steps = Math.floor(elapsed / interval)
  return { clock: { last: now, rest: elapsed - steps * interval }, steps }
}
