def median_two_sorted(first: list[int], second: list[int]) -> float:
    """The median of two ascending arrays together.

    Binary search finds how many values of the shorter one belong to the lower half.
    """
    shorter, longer = sorted((first, second), key=len)
    lower = (len(shorter) + len(longer) + 1) // 2
    low, high = 0, len(shorter)
    while low < high:
        cut = (low + high) // 2
        # Too few from the shorter one while its next value is below the last of the longer one.
        if shorter[cut] < longer[lower - cut - 1]:
            low = cut + 1
        else:
            high = cut
    rest = lower - low
    left = max(shorter[low - 1 : low] + longer[max(0, rest - 1) : rest])
    if (len(shorter) + len(longer)) % 2 == 1:
        return left
    return (left + min(shorter[low : low + 1] + longer[rest : rest + 1])) / 2
