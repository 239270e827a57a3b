/** A spike of visitors at a server with one unlimited queue. Rates are requests per second. */
export interface Overload {
  capacity: number
  usual: number
  spike: number
  /** In seconds. */
  spikeLength: number
  /** In seconds. After this, a client gives up and retries. */
  timeout: number
  /** How often a client tries in total. */
  attempts: number
  /** Requests that may wait. The server refuses the rest, and their clients try again a second later. */
  limit?: number
}

/** Seconds into the spike after which new requests wait longer than their clients do. */
export function secondsUntilUseless({ capacity, spike, timeout }: Overload): number {
  return spike > capacity ? (timeout * capacity) / (spike - capacity) : Number.POSITIVE_INFINITY
}

/** The usual traffic once every client times out and retries. */
export const retriedLoad = ({ usual, attempts }: Overload): number => usual * attempts

/** Whether the queue sustains itself after the spike (a metastable failure). */
export const staysDown = (overload: Overload): boolean =>
  secondsUntilUseless(overload) < overload.spikeLength && retriedLoad(overload) >= overload.capacity

/**
 * The longest queue in which no request waits more than this share of the timeout (Little's law).
 */
export const queueLimit = ({ capacity, timeout }: Overload, share = 0.25): number =>
  Math.max(1, Math.floor(capacity * timeout * share))

const stepsPerSecond = 20

/**
 * Requests answered while their client was still waiting, for each second of a minute with the
 * spike starting at second 10. A fluid model: each twentieth of a second's arrivals are one batch
 * in the queue.
 */
export function usefulPerSecond(overload: Overload, seconds = 60): number[] {
  const { capacity, usual, spike, spikeLength, timeout, attempts } = overload
  const { limit = Number.POSITIVE_INFINITY } = overload
  const steps = seconds * stepsPerSecond
  const late = Math.max(1, Math.round(timeout * stepsPerSecond))
  /** Requests by the step they arrive in and by attempt. */
  const arriving = Array.from({ length: steps + stepsPerSecond + late + 1 }, () =>
    new Array<number>(attempts).fill(0),
  )
  let waiting = 0
  const queue: { since: number; left: number; attempt: number }[] = []
  const useful = new Array<number>(seconds).fill(0)
  const batches: (typeof queue)[] = Array.from({ length: steps + late + 1 }, () => [])
  for (let now = 0; now < steps; now += 1) {
    const second = now / stepsPerSecond
    const rate = second >= 10 && second < 10 + spikeLength ? spike : usual
    const arrivals = arriving[now] ?? []
    arrivals[0] = rate / stepsPerSecond
    // Clients that haven't been served by now retry.
    for (const batch of batches[now] ?? []) {
      const next = batch.attempt + 1
      if (next < attempts) arrivals[next] = (arrivals[next] ?? 0) + batch.left
    }
    for (const [attempt, amount] of arrivals.entries()) {
      const left = Math.min(amount, limit - waiting)
      const again = arriving[now + stepsPerSecond]
      if (again && attempt + 1 < attempts)
        again[attempt + 1] = (again[attempt + 1] ?? 0) + amount - left
      if (left <= 0) continue
      waiting += left
      const batch = { since: now, left, attempt }
      queue.push(batch)
      batches[now + late]?.push(batch)
    }
    let free = capacity / stepsPerSecond
    while (free > 1e-9 && queue[0]) {
      const [batch] = queue
      const served = Math.min(free, batch.left)
      batch.left -= served
      waiting -= served
      free -= served
      if (now - batch.since < late)
        useful[Math.floor(second)] = (useful[Math.floor(second)] ?? 0) + served
      if (batch.left <= 1e-9) queue.shift()
    }
  }
  return useful
}
