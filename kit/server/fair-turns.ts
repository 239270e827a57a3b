/** How long requests may be answered in one turn of the event loop, in ms. */
const budget = 5

/** Runs work at once if there's time, and otherwise in its sender's turn. */
export type FairTurns = (sender: () => string, work: () => void) => void

/**
 * Shares the event loop among senders. A thousand connections of one sender are all readable in the
 * same turn, and would delay everybody else by the sum of their work. When a turn's time is up,
 * work waits, and the following turns take one piece from each sender after the other.
 */
export function fairTurns(now: () => number = () => performance.now()): FairTurns {
  /** Each sender's work. The sender whose turn it is comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let startedAt: number | undefined

  const hasTime = () => startedAt === undefined || now() - startedAt < budget

  function start() {
    if (startedAt !== undefined) return
    startedAt = now()
    setImmediate(() => {
      startedAt = undefined
      if (waiting.size > 0) runNext()
    })
  }

  function runNext() {
    const [first] = waiting
    if (!first || !hasTime()) return
    start()
    const [sender, pieces] = first
    const work = pieces.shift()
    waiting.delete(sender)
    if (pieces.length > 0) waiting.set(sender, pieces)
    // One tick later, what the work awaits has run, too, so its time counts.
    queueMicrotask(() => process.nextTick(runNext))
    work?.()
  }

  return (sender, work) => {
    if (waiting.size === 0 && hasTime()) {
      start()
      work()
      return
    }
    const name = sender()
    const pieces = waiting.get(name)
    if (pieces) pieces.push(work)
    else waiting.set(name, [work])
  }
}
