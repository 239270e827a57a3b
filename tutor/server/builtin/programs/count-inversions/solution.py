class FenwickTree:
    """Prefix sums that can be changed: entry i covers as many positions as its lowest set bit."""

    def __init__(self, size: int) -> None:
        self.sums = [0] * (size + 1)

    def add(self, position: int, amount: int) -> None:
        while position < len(self.sums):
            self.sums[position] += amount
            position += position & -position

    def sum(self, position: int) -> int:
        """The sum of the positions 1 to position."""
        total = 0
        while position > 0:
            total += self.sums[position]
            position -= position & -position
        return total


def count_inversions(values: list[int]) -> int:
    """How many pairs stand in the wrong order: an earlier value greater than a later one.

    From the right, a Fenwick tree counts the values seen so far by rank, so that the number of
    smaller ones among them takes logarithmic time.
    """
    # Ranks 1 … in sorted order, equal values sharing one: the tree needs small indices.
    rank_of = {value: rank for rank, value in enumerate(sorted(set(values)), 1)}
    seen = FenwickTree(len(values))
    inversions = 0
    for value in reversed(values):
        inversions += seen.sum(rank_of[value] - 1)
        seen.add(rank_of[value], 1)
    return inversions
