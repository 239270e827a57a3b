def unbounded_knapsack(weights: list[int], values: list[int], capacity: int) -> int:
    """The largest total value of items that fit the capacity, each usable any number of times."""
    best = [0]
    for room in range(1, capacity + 1):
        options = [best[room - w] + value for w, value in zip(weights, values) if w <= room]
        best.append(max([best[-1], *options]))
    return best[capacity]
