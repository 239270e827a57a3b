/**
 * How many pairs stand in the wrong order: an earlier value greater than a later one.
 * From the right, a Fenwick tree counts the values seen so far by rank, so that the number of
 * smaller ones among them takes logarithmic time.
 */
function countInversions(values: number[]): number {
  const ranks = ranksOf(values)
  const seen = new FenwickTree(values.length)
  let inversions = 0
  for (let i = values.length - 1; i >= 0; i--) {
    inversions += seen.sum(ranks[i] - 1)
    seen.add(ranks[i], 1)
  }
  return inversions
}

/** Positions 1 … in sorted order, equal values sharing one: the tree needs small indices. */
function ranksOf(values: number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const rankOf = new Map(sorted.map((value, index) => [value, index + 1]))
  return values.map((value) => rankOf.get(value) as number)
}

/** Prefix sums that can be changed: entry i covers as many positions as its lowest set bit says. */
class FenwickTree {
  private sums: number[]

  constructor(size: number) {
    this.sums = new Array(size + 1).fill(0)
  }

  add(position: number, amount: number): void {
    for (let i = position; i < this.sums.length; i += i & -i) this.sums[i] += amount
  }

  /** The sum of the positions 1 to `position`. */
  sum(position: number): number {
    let total = 0
    for (let i = position; i > 0; i -= i & -i) total += this.sums[i]
    return total
  }
}
