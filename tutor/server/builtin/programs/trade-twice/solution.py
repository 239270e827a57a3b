def trade_twice(prices: list[int]) -> int:
    """The largest gain of at most two trades, one share at a time."""
    first_held = second_held = -(10**18)
    first_sold = second_sold = 0
    for price in prices:
        first_held = max(first_held, -price)
        first_sold = max(first_sold, first_held + price)
        second_held = max(second_held, first_sold - price)
        second_sold = max(second_sold, second_held + price)
    return second_sold
