from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


# A tree without branches is as deep as it has nodes.
sys.setrecursionlimit(20_000)


def count_path_sums(values: list[int | None], target_sum: int) -> int:
    """How many paths, each going only from parents to children, add up to target_sum.

    A path is the difference of two sums from the root, so the map counts the sums of all
    ancestors.
    """
    # Before the root there is the empty path.
    seen = defaultdict(int, {0: 1})

    def search(node: TreeNode | None, above: int) -> int:
        if node is None:
            return 0
        total = above + node.value
        ending = seen[total - target_sum]
        seen[total] += 1
        below = search(node.left, total) + search(node.right, total)
        # Other branches do not have this node above them.
        seen[total] -= 1
        return ending + below

    return search(tree_of(values), 0)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
