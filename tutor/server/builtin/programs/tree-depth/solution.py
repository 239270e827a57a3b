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


def max_depth(values: list[int | None]) -> int:
    """The number of levels of a binary tree, given level by level with null for a missing child.

    A tree is one level deeper than the deeper of its two subtrees.
    """
    return depth_of(tree_of(values))


def depth_of(node: TreeNode | None) -> int:
    if node is None:
        return 0
    return 1 + max(depth_of(node.left), depth_of(node.right))


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
