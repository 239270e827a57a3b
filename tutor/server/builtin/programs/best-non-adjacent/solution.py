def best_non_adjacent(values: list[int]) -> int:
    """The largest sum of values of which no two are neighbours.

    At each value there are two choices: leave it and keep the best so far, or take it on top of
    the best before its neighbour. Two numbers are all there is to remember.
    """
    before_previous = best = 0
    for value in values:
        before_previous, best = best, max(best, before_previous + value)
    return best
