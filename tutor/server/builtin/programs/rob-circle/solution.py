def rob_circle(nums: list[int]) -> int:
    """The largest sum of values in a circle of which no two are neighbors.

    The first and the last one are neighbors too, so at least one of them stays out.
    """
    if len(nums) == 1:
        return nums[0]
    return max(best_in_row(nums[1:]), best_in_row(nums[:-1]))


def best_in_row(nums: list[int]) -> int:
    before = best = 0
    for num in nums:
        before, best = best, max(best, before + num)
    return best
