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


def is_symmetric(values: list[int | None]) -> bool:
    """Whether a binary tree is its own mirror image.

    Two subtrees mirror each other if their roots are equal, and the outer and the inner
    children do.
    """
    root = tree_of(values)
    return root is None or are_mirrored(root.left, root.right)


def are_mirrored(a: TreeNode | None, b: TreeNode | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.value == b.value and are_mirrored(a.left, b.right) and are_mirrored(a.right, b.left)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
