from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def left_side_view(values: list[int | None]) -> list[int]:
    """The first value of each level of a binary tree, from the root down.

    The first node of a level hides the others from someone who looks from the left.
    """
    seen = []
    root = tree_of(values)
    level = [root] if root else []
    while level:
        seen.append(level[0].value)
        level = [child for node in level for child in (node.left, node.right) if child]
    return seen


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
