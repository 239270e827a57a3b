/**
 * Index of the node where the cycle begins, or -1 without one; the last node leads to `pos`.
 * From where the two walkers meet, the start is as far as from the head, so equal steps lead
 * there.
 */
function cycleStart(values: number[], pos: number): number {
  const head = loopedListOf(values, pos)
  let slow = head
  let fast = slow
  while (fast?.next && slow !== null) {
    slow = slow.next
    fast = fast.next.next
    if (slow === fast) return stepsToMeeting(head, slow)
  }
  return -1
}

function stepsToMeeting(head: ListNode | null, meeting: ListNode | null): number {
  let steps = 0
  let [a, b] = [head, meeting]
  for (; a !== b; steps++) [a, b] = [a?.next ?? null, b?.next ?? null]
  return steps
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
