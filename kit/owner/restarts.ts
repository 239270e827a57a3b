// The dev server restarts when interface words change, because they're read once. The editor finishes what
// it's doing first, because a restart would cut off its answer.

let work: Promise<unknown> = Promise.resolve()

/** Puts restarts off until this is done. */
export function holdRestarts(until: Promise<unknown>): void {
  work = Promise.allSettled([work, until])
}

/** Resolves half a second after the last work is done, which is enough for its answer to reach the browser. */
export async function mayRestart(): Promise<void> {
  let done: Promise<unknown>
  do {
    done = work
    await done
    await new Promise((answered) => setTimeout(answered, 500))
    // Something may have begun meanwhile.
  } while (done !== work)
}
