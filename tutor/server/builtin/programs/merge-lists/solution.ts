/**
 * All values of two sorted linked lists as one sorted list, made of the same nodes.
 * The smaller of the two front nodes is always the next.
 */
function mergeLists(list1: number[], list2: number[]): number[] {
  return valuesOfList(merge(listOf(list1), listOf(list2)))
}

function merge(a: ListNode | null, b: ListNode | null): ListNode | null {
  // A node before the first one saves the special case of an empty result.
  const start = new ListNode(0)
  let end = start
  while (a !== null && b !== null) {
    if (b.value < a.value) [a, b] = [b, a]
    end.next = a
    end = a
    a = a.next
  }
  // What is left of one list is in order already.
  end.next = a ?? b
  return start.next
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
