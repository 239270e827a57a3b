from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ListNode:
    value: int
    next: ListNode | None = None


def reverse_values(values: list[int]) -> list[int]:
    """The values in the opposite order, by turning the links of a singly linked list around."""
    return values_of_list(reverse_list(list_of(values)))


def reverse_list(head: ListNode | None) -> ListNode | None:
    """Turns every link around in one pass and in place.

    Before each step, done heads the part that is reversed and rest the part that is not.
    """
    done, rest = None, head
    while rest:
        following = rest.next
        rest.next = done
        done, rest = rest, following
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
