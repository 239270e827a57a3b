from collections import Counter


def count_divisible(nums: list[int], k: int) -> int:
    """How many stretches have a sum that is divisible by k."""
    with_remainder = Counter({0: 1})
    remainder = 0
    count = 0
    for num in nums:
        remainder = (remainder + num) % k
        count += with_remainder[remainder]
        with_remainder[remainder] += 1
    return count
