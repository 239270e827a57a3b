from math import inf


def fewest_coins(coins: list[int], amount: int) -> int:
    """The fewest coins that make amount, each kind usable any number of times, or -1.

    The last coin taken leaves a smaller amount, whose answer is known already.
    """
    fewest = [0] + [inf] * amount
    for total in range(1, amount + 1):
        for coin in coins:
            if coin <= total:
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return -1 if fewest[amount] == inf else fewest[amount]
