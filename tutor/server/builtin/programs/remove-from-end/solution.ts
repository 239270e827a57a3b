/**
 * The list without its n-th node from the end; there are at least n nodes.
 * One walker starts n nodes ahead. When it has left the list, the other is before the node to
 * remove.
 */
function removeFromEnd(values: number[], n: number): number[] {
  // A node before the head makes the head a node like any other.
  const start = new ListNode(0, listOf(values))
  let ahead: ListNode | null = start.next
  for (let i = 0; i < n && ahead !== null; i++) ahead = ahead.next
  let before = start
  while (ahead !== null && before.next !== null) {
    ahead = ahead.next
    before = before.next
  }
  before.next = before.next?.next ?? null
  return valuesOfList(start.next)
}

class ListNode {
  value: number
  next: ListNode | null
  constructor(value: number, next: ListNode | null = null) {
    this.value = value
    this.next = next
  }
}

function listOf(values: number[]): ListNode | null {
  return values.reduceRight<ListNode | null>((next, value) => new ListNode(value, next), null)
}

function valuesOfList(head: ListNode | null): number[] {
  const values: number[] = []
  for (let node = head; node !== null; node = node.next) values.push(node.value)
  return values
}
