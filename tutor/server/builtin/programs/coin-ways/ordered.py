def coin_sequences(amount: int, coins: list[int]) -> int:
    """The sequences of coins that make amount; other orders of the same coins count again."""
    ways = [1] + [0] * amount
    for total in range(1, amount + 1):
        # The last coin may be any that is not too large.
        ways[total] = sum(ways[total - coin] for coin in coins if coin <= total)
    return ways[amount]
