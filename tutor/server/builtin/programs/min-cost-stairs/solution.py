def min_cost_stairs(cost: list[int]) -> int:
    """The lowest cost to get beyond the last step, one or two at a time, from step 0 or 1."""
    before_previous = previous = 0
    for step in range(2, len(cost) + 1):
        cheapest = min(previous + cost[step - 1], before_previous + cost[step - 2])
        before_previous, previous = previous, cheapest
    return previous
