def max_items(prices: list[int], budget: int) -> int:
    """How many of the items the budget can buy at most, each once."""
    items = 0
    for price in sorted(prices):
        budget -= price
        if budget < 0:
            break
        items += 1
    return items
