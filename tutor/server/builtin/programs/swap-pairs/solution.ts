/**
 * The list with every two neighboring nodes exchanged; a single last node stays.
 * The node before a pair is known, so three links turn the pair around.
 */
function swapPairs(values: number[]): number[] {
  const start = new ListNode(0, listOf(values))
  let before = start
  while (before.next?.next) {
    const first = before.next
    const second = before.next.next
    first.next = second.next
    second.next = first
    before.next = second
    before = first
  }
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
