/** How often we look, in ms. */
const interval = 1_000
/** An interval with less processor time than this is quiet, in µs. */
const quietTime = 20_000
/** After how many quiet intervals in a row a server rests. A visitor's next page comes sooner. */
const quietIntervals = 16
/** With more memory than this, garbage is worth a pause at any time, in bytes: 30 MB more than at rest. */
const maxResident = 215_000_000
/** After a pause, 20 times its length has to pass before the next one, so a busy server spends 5% on them. */
const pauseFactor = 20
/** Less garbage than this isn’t worth that pause, in bytes. */
const minGrowth = 4_000_000

/**
 * Gives memory back when the server rests or has taken much. V8 collects when it needs room, so without
 * this, the garbage of a busy hour stays for as long as nobody asks for anything.
 */
export function collectGarbage(): void {
  // Without the flag in `bin/node-settings.json`, there's none, such as under `wize verify`.
  const { gc } = globalThis
  if (!gc) return
  let before = process.cpuUsage()
  let kept = 0
  let quietFor = 0
  let nextAt = 0
  setInterval(async () => {
    const { user, system } = process.cpuUsage(before)
    quietFor = user + system < quietTime ? quietFor + 1 : 0
    const { rss, allocated } = memory() ?? { rss: 0, allocated: 0 }
    // A collection in the middle of a rush keeps all that's under way, so less may be in use later.
    kept = Math.min(kept, allocated)
    const rests = quietFor === quietIntervals
    const started = performance.now()
    const isLarge = started >= nextAt && rss > maxResident && allocated > kept + minGrowth
    if (rests || isLarge) {
      // No other kind gives memory back to the system.
      await gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
      kept = memory()?.allocated ?? 0
      const ended = performance.now()
      nextAt = ended + pauseFactor * (ended - started)
    }
    before = process.cpuUsage()
  }, interval).unref()
}

/** Undefined if the system can't say, such as when the process may open no more files. */
function memory() {
  try {
    const { rss, heapUsed, external } = process.memoryUsage()
    return { rss, allocated: heapUsed + external }
  } catch {
    return undefined
  }
}
