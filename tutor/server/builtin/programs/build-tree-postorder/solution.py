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


def build_tree(inorder: list[int], postorder: list[int]) -> list[int | None]:
    """The binary tree, level by level, whose nodes are met in these two orders; all values differ.

    The last value of the postorder is always a root. Its place in the inorder divides left and
    right.
    """
    places = {value: i for i, value in enumerate(inorder)}
    roots = reversed(postorder)

    def build(start: int, end: int) -> TreeNode | None:
        if start == end:
            return None
        node = TreeNode(next(roots))
        place = places[node.value]
        # Read backward, the right subtree comes right after its root.
        node.right = build(place + 1, end)
        node.left = build(start, place)
        return node

    return levels_of(build(0, len(inorder)))


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
