def first_wins(piles: list[int]) -> bool:
    """Whether the first of two players who take from the ends gets at least as much."""
    # lead[right] is by how much the player to move gets more from the piles from left to right.
    lead = piles.copy()
    for left in range(len(piles) - 2, -1, -1):
        for right in range(left + 1, len(piles)):
            lead[right] = max(piles[left] - lead[right], piles[right] - lead[right - 1])
    return lead[-1] >= 0
