def triple_sum(nums: list[int]) -> list[list[int]]:
    """All different triples of values at three different places that add up to zero."""
    values = sorted(nums)
    triples = []
    for i, smallest in enumerate(values):
        if smallest > 0:
            break
        # The same smallest value would give the same triples again.
        if i > 0 and smallest == values[i - 1]:
            continue
        left, right = i + 1, len(values) - 1
        while left < right:
            total = smallest + values[left] + values[right]
            if total > 0:
                right -= 1
            elif total < 0:
                left += 1
            else:
                triples.append([smallest, values[left], values[right]])
                left += 1
                while left < right and values[left] == values[left - 1]:
                    left += 1
    return triples
