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


def has_path_sum(values: list[int | None], target_sum: int) -> bool:
    """Whether some path from the root down to a leaf has values that add up to target_sum.

    On the way down each value is taken off; a leaf has to bring the rest to zero.
    """
    return leads_to(tree_of(values), target_sum)


def leads_to(node: TreeNode | None, total: int) -> bool:
    if node is None:
        return False
    left = total - node.value
    # Only a leaf may end a path.
    if node.left is None and node.right is None:
        return left == 0
    return leads_to(node.left, left) or leads_to(node.right, left)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
