class RangeMin {
  nums: number[]
  constructor(nums: number[]) {
    this.nums = [...nums]
  }
  update(index: number, value: number) {
    this.nums[index] = value
  }
  rangeMin(left: number, right: number) {
    return Math.min(...this.nums.slice(left, right + 1))
  }
}
