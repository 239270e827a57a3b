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


def all_path_sums(values: list[int | None], target_sum: int) -> list[list[int]]:
    """Every path from the root down to a leaf whose values add up to target_sum.

    One list holds the way to the present node: it grows going down and shrinks going back.
    """
    found: list[list[int]] = []
    path: list[int] = []

    def search(node: TreeNode | None, total: int) -> None:
        if node is None:
            return
        path.append(node.value)
        left = total - node.value
        if node.left is None and node.right is None and left == 0:
            found.append(path[:])
        search(node.left, left)
        search(node.right, left)
        path.pop()

    search(tree_of(values), target_sum)
    return found


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
