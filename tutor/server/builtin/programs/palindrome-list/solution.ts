/**
 * Whether the values of a linked list are the same from front to back and from back to front.
 * The first half is turned around on the way to the middle; then both halves are walked outward.
 */
function isPalindrome(values: number[]): boolean {
  let slow = listOf(values)
  let fast = slow
  let reversed: ListNode | null = null
  while (fast?.next && slow !== null) {
    fast = fast.next.next
    const next: ListNode | null = slow.next
    slow.next = reversed
    reversed = slow
    slow = next
  }
  // With an odd count the middle node belongs to neither half.
  if (fast !== null && slow !== null) slow = slow.next
  while (slow !== null && reversed !== null) {
    if (slow.value !== reversed.value) return false
    slow = slow.next
    reversed = reversed.next
  }
  return true
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
