def stock_span(prices: list[int]) -> list[int]:
    """For each day, how many days in a row up to it had a price that was no higher."""
    higher: list[int] = []
    spans = []
    for day, price in enumerate(prices):
        while higher and prices[higher[-1]] <= price:
            higher.pop()
        spans.append(day - higher[-1] if higher else day + 1)
        higher.append(day)
    return spans
