/**
 * Whether the links run in a circle; the last node leads to the one at `pos` (-1: none).
 * In a circle the walker with two steps at a time gains one step on the other and must meet it.
 */
function hasCycle(values: number[], pos: number): boolean {
  let slow = loopedListOf(values, pos)
  let fast = slow
  while (fast?.next && slow !== null) {
    slow = slow.next
    fast = fast.next.next
    if (slow === fast) return true
  }
  return false
}

/** Builds the list and links its last node to the one at `pos`, unless that is -1. */
function loopedListOf(values: number[], pos: number): ListNode | null {
  const nodes = values.map((value) => new ListNode(value))
  nodes.forEach((node, i) => {
    node.next = nodes[i + 1] ?? nodes[pos] ?? null
  })
  return nodes[0] ?? null
}

class ListNode {
  value: number
  next: ListNode | null
  constructor(value: number, next: ListNode | null = null) {
    this.value = value
    this.next = next
  }
}
