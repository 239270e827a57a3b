/** Numbers with the sum of any range: a Fenwick tree, whose entries hold sums of stretches. */
class NumArray {
  private nums: number[]
  // Entry i, counted from 1, has the sum of as many numbers up to i as its lowest bit says.
  private tree: number[]

  constructor(nums: number[]) {
    this.nums = new Array(nums.length).fill(0)
    this.tree = new Array(nums.length + 1).fill(0)
    nums.forEach((num, i) => {
      this.update(i, num)
    })
  }

  update(index: number, value: number): void {
    const change = value - this.nums[index]
    this.nums[index] = value
    for (let i = index + 1; i < this.tree.length; i += i & -i) this.tree[i] += change
  }

  sumRange(left: number, right: number): number {
    return this.sumOfFirst(right + 1) - this.sumOfFirst(left)
  }

  private sumOfFirst(count: number): number {
    let sum = 0
    for (let i = count; i > 0; i -= i & -i) sum += this.tree[i]
    return sum
  }
}
