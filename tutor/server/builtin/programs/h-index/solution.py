def h_index(citations: list[int]) -> int:
    """The largest h such that at least h of the values are h or more."""
    n = len(citations)
    counts = [0] * (n + 1)
    # More than n makes no difference.
    for count in citations:
        counts[min(count, n)] += 1
    papers = 0
    for h in range(n, 0, -1):
        papers += counts[h]
        if papers >= h:
            return h
    return 0
