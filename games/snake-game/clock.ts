/** Milliseconds between two steps at normal speed. */
export const tick = 100

/** A longer gap between frames, in ms, doesn't count, for example in a busy or hidden tab. */
const maxFrame = 250

/** A fixed-timestep clock: the time of the last frame and the remainder, in milliseconds. */
export interface Clock {
  readonly last: number
  readonly rest: number
}

export function startClock(now: number): Clock {
  return { last: now, rest: 0 }
}

/**
 * The number of steps due at `now`, and the next clock. The remainder is carried over, so steps are
 * `interval` apart on average regardless of the frames.
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
