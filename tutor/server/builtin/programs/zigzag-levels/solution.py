from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def zigzag_levels(values: list[int | None]) -> list[list[int]]:
    """The values of a binary tree level by level, from left to right and back in turn.

    One list holds a whole level; every second one is turned around.
    """
    levels: list[list[int]] = []
    root = tree_of(values)
    level = [root] if root else []
    while level:
        here = [node.value for node in level]
        levels.append(here if len(levels) % 2 == 0 else here[::-1])
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
