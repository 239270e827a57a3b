/** Numbers with the minimum of any range: a segment tree, whose nodes hold minima of stretches. */
class RangeMin {
  private size: number
  // The numbers are in the second half; node i has the children 2i and 2i + 1.
  private tree: number[]

  constructor(nums: number[]) {
    this.size = nums.length
    this.tree = [...nums, ...nums]
    for (let i = this.size - 1; i > 0; i--) this.refresh(i)
  }

  update(index: number, value: number): void {
    this.tree[this.size + index] = value
    for (let i = (this.size + index) >> 1; i > 0; i >>= 1) this.refresh(i)
  }

  rangeMin(left: number, right: number): number {
    let smallest = Infinity
    let low = this.size + left
    let high = this.size + right + 1
    // A node at the edge whose sibling is outside counts itself; others leave it to the parent.
    while (low < high) {
      if (low % 2 === 1) smallest = Math.min(smallest, this.tree[low++])
      if (high % 2 === 1) smallest = Math.min(smallest, this.tree[--high])
      low >>= 1
      high >>= 1
    }
    return smallest
  }

  private refresh(i: number): void {
    this.tree[i] = Math.min(this.tree[2 * i], this.tree[2 * i + 1])
  }
}
