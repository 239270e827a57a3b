from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def largest_per_level(values: list[int | None]) -> list[int]:
    """The largest value of each level of a binary tree, from the root down."""
    root = tree_of(values)
    levels = []
    level = [root] if root else []
    # All nodes of one level are known before the next level begins.
    while level:
        levels.append(max(node.value for node in level))
        level = [child for node in level for child in (node.left, node.right) if child]
    return levels


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
