/** How often we look, in ms. */
const interval = 2_000
/** With more memory than this, garbage is worth a pause even while the server is busy, in bytes. */
const maxResident = 190_000_000
/** How many intervals pass between two collections, so that pauses stay rare. */
const minIntervals = 4
/** A quiet interval took less processor time than this, in µs. */
const quiet = 40_000
/** Less growth than this isn't worth a pause, in bytes. */
const minGrowth = 2_000_000

/**
 * Gives memory back while the server has little to do, or when it has taken much. V8 collects when
 * it needs room, so without this, the garbage of an attack stays until long after it.
 */
export function collectGarbage(): void {
  // The flag that allows it is in `bin/node-settings.json`.
  if (!gc) return
  let before = process.cpuUsage()
  let kept = 0
  let sinceLast = minIntervals
  setInterval(async () => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    const isQuiet = user + system < quiet
    const { rss } = process.memoryUsage()
    if (++sinceLast < minIntervals || allocated() < kept + minGrowth) return
    if (!isQuiet && rss < maxResident) return
    sinceLast = 0
    // Other flavors keep the room that the garbage took.
    await gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
    kept = allocated()
  }, interval).unref()
}

function allocated(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
