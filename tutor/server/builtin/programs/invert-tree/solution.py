from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TreeNode:
    value: int
    left: TreeNode | None = None
    right: TreeNode | None = None


def invert_tree(values: list[int | None]) -> list[int | None]:
    """The mirror image of a binary tree: left and right exchanged at every node.

    The order of the visits does not matter, so a stack of nodes does for recursion.
    """
    root = tree_of(values)
    stack = [root]
    while stack:
        node = stack.pop()
        if node:
            node.left, node.right = node.right, node.left
            stack += [node.left, node.right]
    return levels_of(root)


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def levels_of(root: TreeNode | None) -> list[int | None]:
    """The values level by level, with None for a missing child, up to the last node."""
    values: list[int | None] = []
    queue = [root]
    for node in queue:
        values.append(node.value if node else None)
        if node:
            queue += [node.left, node.right]
    while values and values[-1] is None:
        values.pop()
    return values
