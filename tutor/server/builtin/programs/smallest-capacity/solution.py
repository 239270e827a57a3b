def smallest_capacity(weights: list[int], days: int) -> int:
    """The smallest capacity per day that carries all weights, in order, within the days.

    If a capacity is enough, so is every larger one: the answer can be found by binary search, and
    each guess is checked by loading greedily.
    """
    # One day has to carry at least the heaviest piece and never more than all of them.
    low, high = max(weights), sum(weights)
    while low < high:
        capacity = (low + high) // 2
        if days_needed(weights, capacity) <= days:
            high = capacity
        else:
            low = capacity + 1
    return low


def days_needed(weights: list[int], capacity: int) -> int:
    days, load = 1, 0
    for weight in weights:
        if load + weight > capacity:
            days += 1
            load = 0
        load += weight
    return days
