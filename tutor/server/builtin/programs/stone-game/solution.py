def stone_game(piles: list[int]) -> int:
    """The most that the first of two players can get who take numbers from the ends in turns."""
    return (sum(piles) + lead_of_first(piles)) // 2


def lead_of_first(piles: list[int]) -> int:
    """By how much the player to move gets more than the other one when both play well."""
    # lead[right] is for the piles from left to right; a single pile is all lead.
    lead = piles.copy()
    for left in range(len(piles) - 2, -1, -1):
        for right in range(left + 1, len(piles)):
            lead[right] = max(piles[left] - lead[right], piles[right] - lead[right - 1])
    return lead[-1]
