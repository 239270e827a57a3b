def largest_rectangle(heights: list[int]) -> int:
    """The area of the largest rectangle under bars of width 1."""
    best = 0
    # Indices of bars, each higher than the one below it on the stack.
    rising: list[int] = []
    # Behind the last bar, a height of 0 ends all that are open.
    for i, height in enumerate([*heights, 0]):
        while rising and heights[rising[-1]] >= height:
            top = heights[rising.pop()]
            before = rising[-1] if rising else -1
            best = max(best, top * (i - before - 1))
        rising.append(i)
    return best
