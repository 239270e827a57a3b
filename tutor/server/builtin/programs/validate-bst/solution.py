from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def is_search_tree(values: list[int | None]) -> bool:
    """Whether the tree is a binary search tree: left of each node only smaller, right greater."""
    return is_within(tree_of(values), -inf, inf)


def is_within(node: TreeNode | None, low: float, high: float) -> bool:
    """Whether the subtree is ordered and all of its values lie strictly between the limits.

    Comparing a node with its children alone is not enough: every ancestor sets a limit.
    """
    if node is None:
        return True
    if not low < node.value < high:
        return False
    return is_within(node.left, low, node.value) and is_within(node.right, node.value, high)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
