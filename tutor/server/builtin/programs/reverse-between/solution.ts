/** The list with its nodes from place `left` to place `right`, counted from 1, in reverse order. */
function reverseBetween(values: number[], left: number, right: number): number[] {
  const start = new ListNode(0, listOf(values))
  let before = start
  for (let i = 1; i < left && before.next !== null; i++) before = before.next
  // Each further node moves to the front of the part.
  const first = before.next
  for (let i = left; i < right && first !== null && first.next !== null; i++) {
    const moved: ListNode = first.next
    first.next = moved.next
    moved.next = before.next
    before.next = moved
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
