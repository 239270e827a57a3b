import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long the next call waits for more items at most, from the last call's duration in ms: half of
 * it, but no more than 5 ms, or on a slow disk, a twentieth of it.
 */
const lingerAfter = (duration: number) => Math.min(duration / 2, Math.max(5, duration / 20))

/**
 * Turns a function of many items into a function of one. Items that arrive during a call share the
 * next one, so that under load many of them share one synced commit, while a single item doesn't
 * wait. If a call fails, the items waiting for the next one fail too, because they'd meet the same
 * error.
 *
 * @param flush gets at most `limit` items and answers each, in order
 */
export function batched<In, Out>(
  flush: (items: In[]) => Promise<Out[]>,
  limit: number,
): (item: In) => Promise<Out> {
  interface Waiting {
    item: In
    resolve: (out: Out) => void
    reject: (error: unknown) => void
  }
  let queue: Waiting[] = []
  let running = false

  async function run() {
    running = true
    while (queue.length > 0) {
      const batch = queue.splice(0, limit)
      const started = performance.now()
      try {
        const outs = await flush(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, index) => {
          resolve(outs[index] as Out)
        })
      } catch (error) {
        const failed = [...batch, ...queue]
        queue = []
        for (const { reject } of failed) reject(error)
      }
      // Clients that were just answered may send again and share the next sync.
      const linger = lingerAfter(performance.now() - started)
      const until = performance.now() + linger
      let before: number
      do {
        before = queue.length
        await wait(Math.max(1, linger / 3))
      } while (queue.length > before && performance.now() < until)
    }
    running = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      // Lets requests of the same event loop turn join.
      if (!running) {
        running = true
        setImmediate(run)
      }
    })
}
