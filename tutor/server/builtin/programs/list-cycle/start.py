from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def cycle_start(values: list[int], pos: int) -> int:
    """Index of the node where the cycle begins, or -1 without one; the last node leads to pos.

    From where the two walkers meet, the start is as far as from the head, so equal steps lead
    there.
    """
    head = slow = fast = looped_list_of(values, pos)
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            steps = 0
            while head is not slow:
                head, slow, steps = head.next, slow.next, steps + 1
            return steps
    return -1


def looped_list_of(values: list[int], pos: int) -> ListNode | None:
    """Builds the list and links its last node to the one at pos, unless that is -1."""
    nodes = [ListNode(value) for value in values]
    for i in range(1, len(nodes)):
        nodes[i - 1].next = nodes[i]
    if nodes and pos >= 0:
        nodes[-1].next = nodes[pos]
    return nodes[0] if nodes else None
