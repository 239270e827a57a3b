/**
 * How many groups the `n` members form once all pairs in `links` are joined.
 * Every link between two different groups makes one group fewer.
 */
function countGroups(n: number, links: number[][]): number {
  // Members may be numbered from 0 or from 1.
  const sets = new DisjointSets(n + 1)
  let groups = n
  for (const [a, b] of links) if (sets.union(a, b)) groups--
  return groups
}

/** Disjoint sets as trees; each set is known by its root. */
class DisjointSets {
  private parent: number[]
  private size: number[]

  constructor(count: number) {
    this.parent = Array.from({ length: count }, (_, i) => i)
    this.size = new Array(count).fill(1)
  }

  find(member: number): number {
    const { parent } = this
    while (parent[member] !== member) {
      // Path halving: later look-ups are shorter.
      parent[member] = parent[parent[member]]
      member = parent[member]
    }
    return member
  }

  /** Joins two sets, the smaller under the larger; false when they were one already. */
  union(a: number, b: number): boolean {
    let [large, small] = [this.find(a), this.find(b)]
    if (large === small) return false
    if (this.size[large] < this.size[small]) [large, small] = [small, large]
    this.parent[small] = large
    this.size[large] += this.size[small]
    return true
  }
}
