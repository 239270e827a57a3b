/**
 * The value of the n-th node from the end; there are at least n nodes.
 * One walker starts n nodes ahead. When it has left the list, the other is at the node.
 */
function valueFromEnd(values: number[], n: number): number {
  let node = listOf(values)
  let ahead = node
  for (let i = 0; i < n && ahead !== null; i++) ahead = ahead.next
  while (ahead !== null && node !== null) {
    ahead = ahead.next
    node = node.next
  }
  return node?.value ?? -1
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
