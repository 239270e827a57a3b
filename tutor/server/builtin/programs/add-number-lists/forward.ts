/**
 * The sum of two numbers given as linked lists of digits, the highest first, in the same form.
 * Stacks turn the digits around, and each digit of the sum goes before those found so far.
 */
function addForward(l1: number[], l2: number[]): number[] {
  const a = valuesOfList(listOf(l1))
  const b = valuesOfList(listOf(l2))
  let head: ListNode | null = null
  let carry = 0
  while (a.length > 0 || b.length > 0 || carry > 0) {
    const sum = (a.pop() ?? 0) + (b.pop() ?? 0) + carry
    carry = sum >= 10 ? 1 : 0
    head = new ListNode(sum % 10, head)
  }
  return valuesOfList(head)
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
