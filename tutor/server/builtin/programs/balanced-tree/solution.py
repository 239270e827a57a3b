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


def is_balanced(values: list[int | None]) -> bool:
    """Whether the depths of the two subtrees of every node differ by at most one.

    Each subtree reports its depth, or -1 once it is out of balance.
    """
    return depth_of(tree_of(values)) != -1


def depth_of(node: TreeNode | None) -> int:
    """The depth of a balanced subtree, or -1 for one that is out of balance."""
    if node is None:
        return 0
    left, right = depth_of(node.left), depth_of(node.right)
    if left == -1 or right == -1 or abs(left - right) > 1:
        return -1
    return 1 + max(left, right)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
