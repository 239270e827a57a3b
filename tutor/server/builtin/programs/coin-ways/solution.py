def coin_ways(amount: int, coins: list[int]) -> int:
    """The combinations of coins that make amount, each kind usable any number of times.

    Kinds are added one after the other, so that no combination is counted in two orders.
    """
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]
