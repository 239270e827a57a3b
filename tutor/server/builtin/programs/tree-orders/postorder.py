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


def postorder(values: list[int | None]) -> list[int]:
    """The values of a binary tree in postorder: left subtree, right subtree, node.

    Each subtree is listed in the same way, so the recursion says it all.
    """
    visited: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node is None:
            return
        visit(node.left)
        visit(node.right)
        visited.append(node.value)

    visit(tree_of(values))
    return visited


def tree_of(values: list[int | None]) -> TreeNode | None:
    """Builds the tree from its values level by level, with None where a child is missing."""
    nodes = [None if value is None else TreeNode(value) for value in values]
    children = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None
