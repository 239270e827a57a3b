from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def bottom_up(values: list[int | None]) -> list[list[int]]:
    """The values of a binary tree, one list per level from the lowest up."""
    root = tree_of(values)
    levels = []
    level = [root] if root else []
    # All nodes of one level are known before the next level begins.
    while level:
        levels.append([node.value for node in level])
        level = [child for node in level for child in (node.left, node.right) if child]
    return levels[::-1]


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
