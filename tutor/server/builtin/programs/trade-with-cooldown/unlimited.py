def trade_often(prices: list[int]) -> int:
    """The largest gain of any number of trades, one share at a time: every rise is taken."""
    return sum(max(0, after - before) for before, after in zip(prices, prices[1:]))
