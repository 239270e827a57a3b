from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def value_from_end(values: list[int], n: int) -> int:
    """The value of the n-th node from the end; there are at least n nodes.

    One walker starts n nodes ahead. When it has left the list, the other is at the node.
    """
    node = ahead = list_of(values)
    for _ in range(n):
        ahead = ahead.next
    while ahead:
        ahead, node = ahead.next, node.next
    return node.value


def list_of(values: list[int]) -> ListNode | None:
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head
