/**
 * The sum of two numbers given as linked lists of digits, the ones first, in the same form.
 * The digits are added pair by pair from the ones on, each time with the carry of the pair before.
 */
function addNumbers(l1: number[], l2: number[]): number[] {
  let a = listOf(l1)
  let b = listOf(l2)
  const start = new ListNode(0)
  let end = start
  let carry = 0
  while (a !== null || b !== null || carry > 0) {
    const sum = (a?.value ?? 0) + (b?.value ?? 0) + carry
    carry = sum >= 10 ? 1 : 0
    end.next = new ListNode(sum % 10)
    end = end.next
    a = a?.next ?? null
    b = b?.next ?? null
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
