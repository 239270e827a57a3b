from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def reorder_list(values: list[int]) -> list[int]:
    """The list in the order first, last, second, second to last, and so on.

    The second half is turned around; then nodes come from both halves in turn.
    """
    head = list_of(values)
    if head is None:
        return []
    middle, fast = head, head.next
    while fast and fast.next:
        middle, fast = middle.next, fast.next.next
    back = reversed_list(middle.next)
    middle.next = None
    front = head
    # The front half is never the shorter one.
    while back:
        next_front, next_back = front.next, back.next
        front.next, back.next = back, next_front
        front, back = next_front, next_back
    return values_of_list(head)


def reversed_list(node: ListNode | None) -> ListNode | None:
    done = None
    while node:
        following = node.next
        node.next = done
        done, node = node, following
    return done


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
