/** Counts the requests of the last 3000 milliseconds, the newest included. */
class RecentCounter {
  private times: number[] = []
  // Where the recent ones begin.
  private first = 0

  ping(time: number): number {
    this.times.push(time)
    while (this.times[this.first] < time - 3000) this.first++
    return this.times.length - this.first
  }
}
