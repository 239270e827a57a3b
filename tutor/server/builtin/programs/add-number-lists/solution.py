from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def add_numbers(l1: list[int], l2: list[int]) -> list[int]:
    """The sum of two numbers given as linked lists of digits, the ones first, in the same form.

    The digits are added pair by pair from the ones on, each time with the carry of the pair
    before.
    """
    a, b = list_of(l1), list_of(l2)
    start = end = ListNode(0)
    carry = 0
    while a or b or carry:
        carry, digit = divmod((a.value if a else 0) + (b.value if b else 0) + carry, 10)
        end.next = ListNode(digit)
        end = end.next
        a, b = a and a.next, b and b.next
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
