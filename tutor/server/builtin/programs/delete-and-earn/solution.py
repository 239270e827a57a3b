from collections import Counter


def delete_and_earn(nums: list[int]) -> int:
    """The most points from numbers of which no two differ by exactly one."""
    counts = Counter(nums)
    before = best = 0
    last = None
    for value in sorted(counts):
        # Behind a gap nothing is ruled out.
        without = before if last is not None and value == last + 1 else best
        before, best = best, max(best, without + value * counts[value])
        last = value
    return best
