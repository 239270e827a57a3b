def knapsack(weights: list[int], values: list[int], capacity: int) -> int:
    """The largest total value of items that fit the capacity, each used at most once.

    best[room] is the answer for the items so far and that much room.
    """
    best = [0] * (capacity + 1)
    for weight, value in zip(weights, values):
        # Downwards, so that the item is not put in twice.
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + value)
    return best[capacity]
