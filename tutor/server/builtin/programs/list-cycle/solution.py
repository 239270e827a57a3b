from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def has_cycle(values: list[int], pos: int) -> bool:
    """Whether the links run in a circle; the last node leads to the one at pos (-1: none).

    In a circle the walker with two steps at a time gains one step on the other and must meet
    it.
    """
    slow = fast = looped_list_of(values, pos)
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            return True
    return False


def looped_list_of(values: list[int], pos: int) -> ListNode | None:
    """Builds the list and links its last node to the one at pos, unless that is -1."""
    nodes = [ListNode(value) for value in values]
    for i in range(1, len(nodes)):
        nodes[i - 1].next = nodes[i]
    if nodes and pos >= 0:
        nodes[-1].next = nodes[pos]
    return nodes[0] if nodes else None
