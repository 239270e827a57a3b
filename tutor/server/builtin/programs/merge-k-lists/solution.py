from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def merge_k_lists(lists: list[list[int]]) -> list[int]:
    """All values of the sorted lists as one sorted list.

    Neighboring lists are merged in pairs, so a value is moved once for each halving of their
    number.
    """
    heads = [list_of(values) for values in lists]
    while len(heads) > 1:
        if len(heads) % 2 == 1:
            heads.append(None)
        heads = [merge(heads[i], heads[i + 1]) for i in range(0, len(heads), 2)]
    return values_of_list(heads[0]) if heads else []


def merge(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    start = end = ListNode(0)
    while a and b:
        if b.value < a.value:
            a, b = b, a
        end.next = a
        end, a = a, a.next
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
