def trade_with_fee(prices: list[int], fee: int) -> int:
    """The largest gain of any number of trades, one share at a time, with a fee for each trade."""
    # The best gain so far while holding a share, and while free to buy.
    holding, free = -(10**18), 0
    for price in prices:
        holding = max(holding, free - price)
        free = max(free, holding + price - fee)
    return free
