def trade_with_cooldown(prices: list[int]) -> int:
    """The largest gain of any number of trades, one share at a time, with a day of rest after."""
    # The best gain so far while holding a share, right after a sale, and free to buy.
    holding = sold = -(10**18)
    free = 0
    for price in prices:
        holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
    return max(free, sold)
