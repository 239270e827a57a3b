/** How often we look whether the server is quiet, in ms. */
const interval = 20_000
/** A quiet interval took less processor time than this, in µs. */
const quiet = 400_000
/** Less growth than this isn't worth a pause, in bytes. */
const minGrowth = 8_000_000

/**
 * Gives memory back while the server has little to do. V8 collects when it needs room, so without
 * this, the garbage of a busy hour stays for as long as nobody asks for anything.
 */
export function collectGarbageWhenQuiet(): void {
  // The flag that allows it is in `bin/node-settings.json`.
  if (!gc) return
  let before = process.cpuUsage()
  let kept = 0
  setInterval(async () => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    if (user + system > quiet || allocated() < kept + minGrowth) return
    // Other flavors keep the room that the garbage took.
    await gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
    kept = allocated()
  }, interval).unref()
}

function allocated(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
