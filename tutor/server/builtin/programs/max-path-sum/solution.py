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


def max_path_sum(values: list[int | None]) -> int:
    """The largest sum of the values on a path between any two nodes, which may be the same node.

    Every path turns at its highest node and takes from each side the best sum that goes down.
    """
    best = values[0]

    def down_from(node: TreeNode | None) -> int:
        nonlocal best
        if node is None:
            return 0
        # A side that would cost something is left out.
        left, right = max(0, down_from(node.left)), max(0, down_from(node.right))
        best = max(best, left + node.value + right)
        return node.value + max(left, right)

    down_from(tree_of(values))
    return best


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
