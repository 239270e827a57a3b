/**
 * All values of the sorted lists as one sorted list.
 * Neighboring lists are merged in pairs, so a value is moved once for each halving of their
 * number.
 */
function mergeKLists(lists: number[][]): number[] {
  let heads = lists.map(listOf)
  while (heads.length > 1) {
    const merged: (ListNode | null)[] = []
    for (let i = 0; i < heads.length; i += 2) merged.push(merge(heads[i], heads[i + 1] ?? null))
    heads = merged
  }
  return valuesOfList(heads[0] ?? null)
}

function merge(a: ListNode | null, b: ListNode | null): ListNode | null {
  const start = new ListNode(0)
  let end = start
  while (a !== null && b !== null) {
    if (b.value < a.value) [a, b] = [b, a]
    end.next = a
    end = a
    a = a.next
  }
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
