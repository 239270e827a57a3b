def merge_neighbors(piles: list[int]) -> int:
    """The least total cost of merging a row into one; each merge of two neighbors costs their sum."""
    n = len(piles)
    sums = [0]
    for pile in piles:
        sums.append(sums[-1] + pile)
    # cost[first][behind] is for the piles from first up to but not including behind.
    cost = [[0] * (n + 1) for _ in range(n + 1)]
    for first in range(n - 2, -1, -1):
        for behind in range(first + 2, n + 1):
            best = min(cost[first][cut] + cost[cut][behind] for cut in range(first + 1, behind))
            cost[first][behind] = best + sums[behind] - sums[first]
    return cost[0][n]
