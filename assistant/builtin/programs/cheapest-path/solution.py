from math import inf


def cheapest_path(costs: list[list[int]]) -> int:
    """The least total on a way from the top left to the bottom right, going only right or down.

    A cell is entered from above or from the left, so its best total is the better of those two
    plus its own cost. One row of totals is enough, overwritten from left to right.
    """
    # Nothing has been paid before the first cell.
    totals = [0] + [inf] * (len(costs[0]) - 1)
    for row in costs:
        totals[0] += row[0]
        for column in range(1, len(row)):
            totals[column] = min(totals[column], totals[column - 1]) + row[column]
    return totals[-1]
