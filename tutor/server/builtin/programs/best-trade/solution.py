def best_trade(prices: list[int]) -> int:
    """The largest gain of buying once and selling later; 0 when no trade gains anything."""
    best = 0
    lowest = prices[0] if prices else 0
    for price in prices:
        best = max(best, price - lowest)
        lowest = min(lowest, price)
    return best
