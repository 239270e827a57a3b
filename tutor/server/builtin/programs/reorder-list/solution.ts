/**
 * The list in the order first, last, second, second to last, and so on.
 * The second half is turned around; then nodes come from both halves in turn.
 */
function reorderList(values: number[]): number[] {
  const head = listOf(values)
  if (head === null) return []
  let middle = head
  let fast: ListNode | null = head.next
  while (fast?.next && middle.next) {
    middle = middle.next
    fast = fast.next.next
  }
  let back = reversed(middle.next)
  middle.next = null
  // The front half is never the shorter one.
  for (let front: ListNode | null = head; front !== null && back !== null; ) {
    const [nextFront, nextBack]: (ListNode | null)[] = [front.next, back.next]
    front.next = back
    back.next = nextFront
    front = nextFront
    back = nextBack
  }
  return valuesOfList(head)
}

function reversed(head: ListNode | null): ListNode | null {
  let done: ListNode | null = null
  for (let node = head; node !== null; ) {
    const next: ListNode | null = node.next
    node.next = done
    done = node
    node = next
  }
  return done
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
