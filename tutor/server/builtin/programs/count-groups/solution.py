class DisjointSets:
    """Disjoint sets as trees; each set is known by its root."""

    def __init__(self, count: int) -> None:
        self.parent = list(range(count))
        self.size = [1] * count

    def find(self, member: int) -> int:
        parent = self.parent
        while parent[member] != member:
            # Path halving: later look-ups are shorter.
            parent[member] = parent[parent[member]]
            member = parent[member]
        return member

    def union(self, a: int, b: int) -> bool:
        """Joins two sets, the smaller under the larger; False when they were one already."""
        large, small = self.find(a), self.find(b)
        if large == small:
            return False
        if self.size[large] < self.size[small]:
            large, small = small, large
        self.parent[small] = large
        self.size[large] += self.size[small]
        return True


def count_groups(n: int, links: list[list[int]]) -> int:
    """How many groups the n members form once all pairs in links are joined.

    Every link between two different groups makes one group fewer.
    """
    # Members may be numbered from 0 or from 1.
    sets = DisjointSets(n + 1)
    return n - sum(sets.union(a, b) for a, b in links)
