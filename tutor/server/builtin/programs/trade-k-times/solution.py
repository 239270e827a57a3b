def trade_k_times(k: int, prices: list[int]) -> int:
    """The largest gain of at most k trades, one share at a time."""
    # More trades than half the days cannot be used.
    trades = min(k, len(prices) // 2)
    # The best gain so far while holding the share of trade t, and after having sold it.
    holding = [-(10**18)] * (trades + 1)
    sold = [0] * (trades + 1)
    for price in prices:
        for trade in range(1, trades + 1):
            holding[trade] = max(holding[trade], sold[trade - 1] - price)
            sold[trade] = max(sold[trade], holding[trade] + price)
    return sold[trades]
