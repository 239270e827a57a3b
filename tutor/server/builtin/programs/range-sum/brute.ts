class NumArray {
  nums: number[]
  constructor(nums: number[]) {
    this.nums = [...nums]
  }
  update(index: number, value: number) {
    this.nums[index] = value
  }
  sumRange(left: number, right: number) {
    return this.nums.slice(left, right + 1).reduce((sum, num) => sum + num, 0)
  }
}
