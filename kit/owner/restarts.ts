// The dev server restarts when interface words change, because they're read once. The editor finishes what
// it's doing first, because a restart would cut off its answer.

let work: Promise<unknown> = Promise.resolve()
let restarting: Promise<unknown> = Promise.resolve()
let start = async () => {}

/** Sets how the dev server restarts. */
export function onRestart(restart: () => Promise<void>): void {
  start = restart
}

/** Restarts the dev server once nothing is being done and it isn't just restarting. `prepare` comes right before. */
export function restart(prepare: () => unknown): Promise<unknown> {
  restarting = restarting.then(mayRestart).then(prepare).then(start)
  return restarting
}

/** Puts restarts off until this is done. */
export function holdRestarts(until: Promise<unknown>): void {
  work = Promise.allSettled([work, until])
}

/** Resolves half a second after the last work is done, which is enough for its answer to reach the browser. */
async function mayRestart(): Promise<void> {
  let done: Promise<unknown>
  do {
    done = work
    await done
    await new Promise((answered) => setTimeout(answered, 500))
    // Something may have begun meanwhile.
  } while (done !== work)
}
