def smallest_impossible(coins: list[int]) -> int:
    """The smallest sum that no subset of the coins gives."""
    # All smaller sums are possible with the coins so far.
    impossible = 1
    for coin in sorted(coins):
        if coin > impossible:
            break
        impossible += coin
    return impossible
