/**
 * The list with every group of k nodes reversed; an incomplete last group stays as it is.
 * A group is turned around only when its last node is there.
 */
function reverseGroups(values: number[], k: number): number[] {
  const start = new ListNode(0, listOf(values))
  let before = start
  for (;;) {
    let last: ListNode | null = before
    for (let i = 0; i < k && last !== null; i++) last = last.next
    const first = before.next
    if (last === null || first === null) return valuesOfList(start.next)
    const after: ListNode | null = last.next
    // Turned around, the first node of the group leads to what follows it.
    let done: ListNode | null = after
    for (let node: ListNode | null = first; node !== after && node !== null; ) {
      const next: ListNode | null = node.next
      node.next = done
      done = node
      node = next
    }
    before.next = done
    before = first
  }
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
