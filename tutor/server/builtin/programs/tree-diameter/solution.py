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


def tree_diameter(values: list[int | None]) -> int:
    """The number of edges on the longest path between any two nodes of a binary tree.

    Every path turns at its highest node, where it joins the depths of the two subtrees.
    """
    longest = 0

    def depth_of(node: TreeNode | None) -> int:
        nonlocal longest
        if node is None:
            return 0
        left, right = depth_of(node.left), depth_of(node.right)
        longest = max(longest, left + right)
        return 1 + max(left, right)

    depth_of(tree_of(values))
    return longest


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
