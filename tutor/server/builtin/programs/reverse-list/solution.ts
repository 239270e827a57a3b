/** The values in the opposite order, by turning the links of a singly linked list around. */
function reverseValues(values: number[]): number[] {
  return valuesOfList(reverseList(listOf(values)))
}

class ListNode {
  value: number
  next: ListNode | null
  constructor(value: number, next: ListNode | null = null) {
    this.value = value
    this.next = next
  }
}

/**
 * Turns every link around in one pass and in place.
 * Before each step, `reversed` heads the part that is done and `rest` the part that is not.
 */
function reverseList(head: ListNode | null): ListNode | null {
  let reversed: ListNode | null = null
  let rest = head
  while (rest !== null) {
    const next: ListNode | null = rest.next
    rest.next = reversed
    reversed = rest
    rest = next
  }
  return reversed
}

function listOf(values: number[]): ListNode | null {
  return values.reduceRight<ListNode | null>((next, value) => new ListNode(value, next), null)
}

function valuesOfList(head: ListNode | null): number[] {
  const values: number[] = []
  for (let node = head; node !== null; node = node.next) values.push(node.value)
  return values
}
