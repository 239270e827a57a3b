def pivot_index(nums: list[int]) -> int:
    """The first index with equal sums on both sides; -1 if there is none."""
    total = sum(nums)
    before = 0
    for i, num in enumerate(nums):
        if before == total - before - num:
            return i
        before += num
    return -1
