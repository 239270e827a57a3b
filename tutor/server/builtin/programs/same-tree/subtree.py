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


def is_subtree(root: list[int | None], sub_root: list[int | None]) -> bool:
    """Whether the second tree occurs in the first as a node together with everything below it.

    Every node of the first may be the place, so the two are compared at each of them.
    """
    wanted = tree_of(sub_root)
    if wanted is None:
        return True
    stack = [tree_of(root)]
    while stack:
        node = stack.pop()
        if node:
            if are_equal(node, wanted):
                return True
            stack += [node.left, node.right]
    return False


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
