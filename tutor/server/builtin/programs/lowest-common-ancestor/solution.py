from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


# A tree without branches is as deep as it has nodes.
sys.setrecursionlimit(20_000)


def lowest_common_ancestor(values: list[int | None], p: int, q: int) -> int:
    """The lowest node that has both p and q in its subtree; all values of the tree differ.

    Each call reports what it found below; the first node with one on either side is the answer.
    """
    node = meeting_of(tree_of(values), p, q)
    return node.value if node else -1


def meeting_of(node: TreeNode | None, p: int, q: int) -> TreeNode | None:
    """The node where both meet; with only one of them in the subtree, that one; else None."""
    if node is None or node.value in (p, q):
        return node
    left, right = meeting_of(node.left, p, q), meeting_of(node.right, p, q)
    return node if left and right else left or right


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
