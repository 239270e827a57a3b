from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def is_palindrome(values: list[int]) -> bool:
    """Whether the values of a linked list are the same from front to back and from back to front.

    The first half is turned around on the way to the middle; then both halves are walked
    outward.
    """
    slow = fast = list_of(values)
    done = None
    while fast and fast.next:
        fast = fast.next.next
        following = slow.next
        slow.next = done
        done, slow = slow, following
    # With an odd count the middle node belongs to neither half.
    if fast:
        slow = slow.next
    while slow:
        if slow.value != done.value:
            return False
        slow, done = slow.next, done.next
    return True


def list_of(values: list[int]) -> ListNode | None:
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head
