import { eventLoopTurns } from '#server/forms/event-loop-turns.ts'

interface Limits {
  /** How long a network waits from one search to the next, in ms. */
  pause: number
  /** Searches before the first pause, without the one that follows it. */
  burst: number
  /** Answers of a network that are being made or sent. Each takes a quarter of a megabyte. */
  maxUnsent: number
  /** As many as connections of one address: those who attack with all of them wait, and cost nothing. */
  maxWaiting: number
}

/** Browsers with scripts search by themselves, so this is far more than the people of an office ask for. */
const defaults: Limits = { pause: 100, burst: 20, maxUnsent: 16, maxWaiting: 256 }

interface Line {
  waiting: (() => void)[]
  unsent: number
  /** When the next search may begin. It lies in the past by what's left of the burst. */
  at: number
  timer?: NodeJS.Timeout
}

/**
 * Lets networks search one after another, each in a line of its own. Returns a function that waits
 * for a network's turn. It resolves with what to call once the answer is out, or with undefined if
 * the line is too long.
 */
export function searchLine({ pause, burst, maxUnsent, maxWaiting }: Limits = defaults) {
  const lines = new Map<string, Line>()
  // If a burst ran all at once, everyone else would wait until its last search is done.
  const inTurn = eventLoopTurns(Number.POSITIVE_INFINITY)

  function advance(network: string, line: Line) {
    const now = performance.now()
    line.at = Math.max(line.at, now - burst * pause)
    while (line.waiting.length > 0 && line.unsent < maxUnsent && line.at <= now) {
      line.at += pause
      line.unsent++
      line.waiting.shift()?.()
    }
    clearTimeout(line.timer)
    const isIdle = line.waiting.length === 0 && line.unsent === 0
    // A network that has its whole burst again is as good as new.
    const until = isIdle ? line.at + burst * pause : line.at
    if (isIdle && until <= now) lines.delete(network)
    else if (isIdle || (line.waiting.length > 0 && line.unsent < maxUnsent)) {
      line.timer = setTimeout(() => advance(network, line), Math.max(1, until - now)).unref()
    }
  }

  return (network: string): Promise<(() => void) | undefined> => {
    const line = lines.get(network) ?? { waiting: [], unsent: 0, at: -Infinity }
    lines.set(network, line)
    if (line.waiting.length >= maxWaiting) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const leave = () => {
        line.unsent--
        advance(network, line)
      }
      line.waiting.push(() => void inTurn().then(() => resolve(leave)))
      advance(network, line)
    })
  }
}
