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


def is_same_tree(p: list[int | None], q: list[int | None]) -> bool:
    """Whether two binary trees are equal in shape and in all of their values.

    They are if their roots are, and if their left and right subtrees are.
    """
    return are_equal(tree_of(p), tree_of(q))


def are_equal(a: TreeNode | None, b: TreeNode | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.value == b.value and are_equal(a.left, b.left) and are_equal(a.right, b.right)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
