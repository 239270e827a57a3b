from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def merge_lists(list1: list[int], list2: list[int]) -> list[int]:
    """All values of two sorted linked lists as one sorted list, made of the same nodes.

    The smaller of the two front nodes is always the next.
    """
    return values_of_list(merge(list_of(list1), list_of(list2)))


def merge(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    # A node before the first one saves the special case of an empty result.
    start = end = ListNode(0)
    while a and b:
        if b.value < a.value:
            a, b = b, a
        end.next = a
        end, a = a, a.next
    # What is left of one list is in order already.
    end.next = a or b
    return start.next


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
