class KthLargest {
  k: number
  nums: number[]
  constructor(k: number, nums: number[]) {
    this.k = k
    this.nums = [...nums]
  }
  add(num: number) {
    this.nums.push(num)
    return this.nums.sort((a, b) => b - a)[this.k - 1]
  }
}
