from math import inf


def cheapest_price(n: int, flights: list[list[int]], src: int, dst: int, max_stops: int) -> int:
    """The lowest price from src to dst with at most max_stops stops between, or -1.

    After each round of flights the prices are the best for one flight more; places count from
    0.
    """
    prices = [inf] * n
    prices[src] = 0
    # One flight more than stops; longer ways than n flights never pay.
    for _ in range(min(max_stops, n) + 1):
        # From a copy, or one round could take several flights.
        following = prices[:]
        for start, end, price in flights:
            following[end] = min(following[end], prices[start] + price)
        prices = following
    return -1 if prices[dst] == inf else prices[dst]
