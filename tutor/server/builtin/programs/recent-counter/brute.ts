class RecentCounter {
  times: number[] = []
  ping(time: number) {
    this.times.push(time)
    return this.times.filter((one) => one >= time - 3000).length
  }
}
