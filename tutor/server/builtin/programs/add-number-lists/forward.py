from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def add_forward(l1: list[int], l2: list[int]) -> list[int]:
    """The sum of two numbers given as linked lists of digits, the highest first, in the same form.

    Stacks turn the digits around, and each digit of the sum goes before those found so far.
    """
    a, b = values_of_list(list_of(l1)), values_of_list(list_of(l2))
    head = None
    carry = 0
    while a or b or carry:
        carry, digit = divmod((a.pop() if a else 0) + (b.pop() if b else 0) + carry, 10)
        head = ListNode(digit, head)
    return values_of_list(head)


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
