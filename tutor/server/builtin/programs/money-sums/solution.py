def money_sums(coins: list[int]) -> list[int]:
    """All sums of one or more of the numbers, ascending; each number can be used once."""
    sums = {0}
    for coin in coins:
        sums |= {total + coin for total in sums}
    return sorted(sums - {0})
