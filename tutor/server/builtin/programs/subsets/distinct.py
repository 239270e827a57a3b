def distinct_subsets(nums: list[int]) -> list[list[int]]:
    """All different subsets of numbers that may be equal."""
    found: list[list[int]] = [[]]
    added = 0
    ordered = sorted(nums)
    for i, num in enumerate(ordered):
        # An equal number before has made the older subsets larger already.
        start = len(found) - added if i > 0 and num == ordered[i - 1] else 0
        larger = [[*subset, num] for subset in found[start:]]
        added = len(larger)
        found += larger
    return found
