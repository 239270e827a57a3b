from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def middle_node(values: list[int]) -> list[int]:
    """The list from its middle node on; with two in the middle, from the second.

    When the walker that takes two steps at a time is at the end, the other has gone half of the
    way.
    """
    slow = fast = list_of(values)
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
    return values_of_list(slow)


def list_of(values: list[int]) -> ListNode | None:
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def values_of_list(head: ListNode | None) -> list[int]:
    values = []
    while head:
        values.append(head.value)
        head = head.next
    return values
