from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def reverse_groups(values: list[int], k: int) -> list[int]:
    """The list with every group of k nodes reversed; an incomplete last group stays as it is.

    A group is turned around only when its last node is there.
    """
    start = before = ListNode(0, list_of(values))
    while True:
        last = before
        for _ in range(k):
            last = last and last.next
        if last is None:
            return values_of_list(start.next)
        first, after = before.next, last.next
        # Turned around, the first node of the group leads to what follows it.
        done, node = after, first
        while node is not after:
            following = node.next
            node.next = done
            done, node = node, following
        before.next = done
        before = first


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
