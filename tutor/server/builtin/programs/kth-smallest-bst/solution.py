from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def kth_smallest(values: list[int | None], k: int) -> int:
    """The k-th smallest value of a binary search tree, counted from 1.

    A walk that goes left first meets the values in order, so it can stop at the k-th.
    """
    stack: list[TreeNode] = []
    node = tree_of(values)
    while True:
        # Everything on the way down is greater and waits for its turn.
        while node:
            stack.append(node)
            node = node.left
        if not stack:
            return -1
        following = stack.pop()
        k -= 1
        if k == 0:
            return following.value
        node = following.right


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
