from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def swap_pairs(values: list[int]) -> list[int]:
    """The list with every two neighboring nodes exchanged; a single last node stays.

    The node before a pair is known, so three links turn the pair around.
    """
    start = before = ListNode(0, list_of(values))
    while before.next and before.next.next:
        first, second = before.next, before.next.next
        first.next = second.next
        second.next = first
        before.next = second
        before = first
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
