def largest_assignment(cost: list[list[int]]) -> int:
    """The largest total value of giving each worker a different job; cost[i][j] is for i and job j."""
    n = len(cost)
    # best[taken] is for the first workers, one for each job in taken.
    best = [-(10**18)] * (1 << n)
    best[0] = 0
    for taken in range((1 << n) - 1):
        row = cost[bin(taken).count("1")]
        for job in range(n):
            if taken >> job & 1:
                continue
            total = best[taken] + row[job]
            if total > best[taken | 1 << job]:
                best[taken | 1 << job] = total
    return best[-1]
