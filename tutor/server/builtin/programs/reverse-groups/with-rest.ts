/**
 * The list with every group of k nodes reversed, and the shorter one at its end too.
 * Each group is turned around and joined to the end of the one before.
 */
function reverseAllGroups(values: number[], k: number): number[] {
  const start = new ListNode(0, listOf(values))
  let before = start
  while (before.next !== null) {
    const first = before.next
    let done: ListNode | null = null
    let node: ListNode | null = first
    for (let i = 0; i < k && node !== null; i++) {
      const next: ListNode | null = node.next
      node.next = done
      done = node
      node = next
    }
    before.next = done
    first.next = node
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
