/**
 * The list from its middle node on; with two in the middle, from the second.
 * When the walker that takes two steps at a time is at the end, the other has gone half of the
 * way.
 */
function middleNode(values: number[]): number[] {
  let slow = listOf(values)
  let fast = slow
  while (fast?.next && slow !== null) {
    slow = slow.next
    fast = fast.next.next
  }
  return valuesOfList(slow)
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
