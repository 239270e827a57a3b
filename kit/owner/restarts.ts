// The dev server restarts when interface words change, because they're read once. What the editor is in
// the middle of comes first: a restart would cut its answer off.

let work: Promise<unknown> = Promise.resolve()

/** Puts restarts off until this is done. */
export function holdRestarts(until: Promise<unknown>): void {
  work = Promise.allSettled([work, until])
}

/** Resolves when nothing holds a restart, and what was done has been answered. */
export async function mayRestart(): Promise<void> {
  await work
  await new Promise((answered) => setTimeout(answered, 500))
}
