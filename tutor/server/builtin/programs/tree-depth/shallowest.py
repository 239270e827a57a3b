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


def min_depth(values: list[int | None]) -> int:
    """The number of nodes on the shortest way from the root down to a leaf; 0 for an empty tree.

    Going level by level, the first leaf met is the nearest.
    """
    root = tree_of(values)
    level = [root] if root else []
    depth = 1
    while level:
        if any(node.left is None and node.right is None for node in level):
            return depth
        level = [child for node in level for child in (node.left, node.right) if child]
        depth += 1
    return 0


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
