class MedianFinder {
  nums: number[] = []
  addNum(num: number) {
    this.nums.push(num)
  }
  findMedian() {
    const sorted = [...this.nums].sort((a, b) => a - b)
    const middle = Math.floor(sorted.length / 2)
    return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
