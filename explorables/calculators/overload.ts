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
/** When the spike starts, in seconds. */
const spikeStart = 10
/** A remainder of requests this small counts as none. */
const nothing = 1e-9

/** A step's requests of one attempt, in the queue. */
interface Batch {
  arrived: number
  attempt: number
  left: number
}

/**
 * Requests answered while their client was still waiting, for each second of a minute with the
 * spike starting at second 10. A fluid model: each twentieth of a second's arrivals are one batch
 * in the queue.
 */
export function usefulPerSecond(overload: Overload, seconds = 60): number[] {
  const { capacity, usual, spike, spikeLength, timeout, attempts } = overload
  const { limit = Number.POSITIVE_INFINITY } = overload
  const steps = seconds * stepsPerSecond
  const patience = Math.max(1, Math.round(timeout * stepsPerSecond))
  /** Requests that arrive, by step and by attempt. */
  const arriving = perStep(() => new Array<number>(attempts).fill(0))
  /** Batches whose clients give up, by step. */
  const givingUp = perStep((): Batch[] => [])
  const queue: Batch[] = []
  let waiting = 0

  /** Clients whose attempt failed arrive again, unless it was their last. */
  function retry(step: number, attempt: number, amount: number) {
    const arrivals = arriving.at(step)
    if (attempt + 1 < attempts) arrivals[attempt + 1] = (arrivals[attempt + 1] ?? 0) + amount
  }

  function admit(now: number, attempt: number, amount: number) {
    const left = Math.min(amount, limit - waiting)
    retry(now + stepsPerSecond, attempt, amount - left)
    if (left <= 0) return
    waiting += left
    const batch = { arrived: now, attempt, left }
    queue.push(batch)
    givingUp.at(now + patience).push(batch)
  }

  /** Answers as many requests as one step can. Returns how many clients were still waiting. */
  function serve(now: number): number {
    let useful = 0
    let free = capacity / stepsPerSecond
    while (free > nothing && queue[0]) {
      const [batch] = queue
      const served = Math.min(free, batch.left)
      batch.left -= served
      waiting -= served
      free -= served
      if (now - batch.arrived < patience) useful += served
      if (batch.left <= nothing) queue.shift()
    }
    return useful
  }

  const useful = new Array<number>(seconds).fill(0)
  for (let now = 0; now < steps; now += 1) {
    const second = now / stepsPerSecond
    const isSpike = second >= spikeStart && second < spikeStart + spikeLength
    arriving.at(now)[0] = (isSpike ? spike : usual) / stepsPerSecond
    for (const { attempt, left } of givingUp.at(now)) retry(now, attempt, left)
    for (const [attempt, amount] of arriving.at(now).entries()) admit(now, attempt, amount)
    useful[Math.floor(second)] = (useful[Math.floor(second)] ?? 0) + serve(now)
  }
  return useful
}

/** A value for each step, made when it's first asked for. */
function perStep<Value>(make: () => Value): { at(step: number): Value } {
  const values: Value[] = []
  return {
    at(step) {
      values[step] ??= make()
      return values[step]
    },
  }
}
