/** Counts the hits of the last 300 seconds. Times never go back. */
class HitCounter {
  private window = 300
  // One entry per second that had hits, the oldest at `first`.
  private seconds: { time: number; hits: number }[] = []
  private first = 0
  private total = 0

  hit(timestamp: number): void {
    const last = this.seconds[this.seconds.length - 1]
    if (last?.time === timestamp) last.hits++
    else this.seconds.push({ time: timestamp, hits: 1 })
    this.total++
  }

  getHits(timestamp: number): number {
    while (this.first < this.seconds.length) {
      const { time, hits } = this.seconds[this.first]
      if (time > timestamp - this.window) break
      this.total -= hits
      this.first++
    }
    return this.total
  }
}
