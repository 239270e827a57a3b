from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def reverse_all_groups(values: list[int], k: int) -> list[int]:
    """The list with every group of k nodes reversed, and the shorter one at its end too.

    Each group is turned around and joined to the end of the one before.
    """
    start = before = ListNode(0, list_of(values))
    while before.next:
        first = node = before.next
        done = None
        for _ in range(k):
            if node is None:
                break
            following = node.next
            node.next = done
            done, node = node, following
        before.next = done
        first.next = node
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
