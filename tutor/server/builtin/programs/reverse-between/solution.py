from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def reverse_between(values: list[int], left: int, right: int) -> list[int]:
    """The list with its nodes from place left to place right, counted from 1, in reverse order."""
    start = ListNode(0, list_of(values))
    before = start
    for _ in range(left - 1):
        before = before.next
    # Each further node moves to the front of the part.
    first = before.next
    for _ in range(right - left):
        moved = first.next
        first.next = moved.next
        moved.next = before.next
        before.next = moved
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
