/**
 * Lets work that takes long happen once per turn of the event loop, so that pages are served in
 * between. Returns a function that resolves when it's the caller's turn, with `false` at once if
 * more than `maxWaiting` wait already.
 */
export function eventLoopTurns(maxWaiting: number): () => Promise<boolean> {
  const waiting: ((granted: boolean) => void)[] = []
  const grant = () => {
    waiting.shift()?.(true)
    if (waiting.length > 0) setImmediate(grant)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.length >= maxWaiting) return resolve(false)
      if (waiting.push(resolve) === 1) setImmediate(grant)
    })
}
