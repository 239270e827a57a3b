from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def remove_from_end(values: list[int], n: int) -> list[int]:
    """The list without its n-th node from the end; there are at least n nodes.

    One walker starts n nodes ahead. When it has left the list, the other is before the node to
    remove.
    """
    # A node before the head makes the head a node like any other.
    start = ListNode(0, list_of(values))
    ahead = start.next
    for _ in range(n):
        ahead = ahead.next
    before = start
    while ahead:
        ahead, before = ahead.next, before.next
    before.next = before.next.next
    return values_of_list(start.next)


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
