from __future__ import annotations

import sys
from dataclasses import dataclass
from math import inf


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


# A tree without branches is as deep as it has nodes.
sys.setrecursionlimit(20_000)


def count_good_nodes(values: list[int | None]) -> int:
    """How many nodes have no greater value on their way from the root.

    The largest value so far goes down the tree with the search.
    """
    return count_from(tree_of(values), -inf)


def count_from(node: TreeNode | None, greatest: float) -> int:
    if node is None:
        return 0
    good = 1 if node.value >= greatest else 0
    greatest = max(greatest, node.value)
    return good + count_from(node.left, greatest) + count_from(node.right, greatest)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
