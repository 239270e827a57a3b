def closest_triple(nums: list[int], target: int) -> int:
    """The sum of three values closest to target; of two equally close ones, the smaller."""
    values = sorted(nums)
    best = sum(values[:3])
    for i, smallest in enumerate(values):
        left, right = i + 1, len(values) - 1
        while left < right:
            total = smallest + values[left] + values[right]
            best = min(best, total, key=lambda one: (abs(one - target), one))
            if total < target:
                left += 1
            else:
                right -= 1
    return best
