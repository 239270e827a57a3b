from collections import defaultdict


def target_sum(nums: list[int], target: int) -> int:
    """The ways to put a plus or a minus before each number so that target comes out."""
    # In how many ways each sum comes out of the numbers so far.
    ways = {0: 1}
    for num in nums:
        following = defaultdict(int)
        for total, count in ways.items():
            following[total + num] += count
            following[total - num] += count
        ways = following
    return ways.get(target, 0)
