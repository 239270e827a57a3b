from collections import defaultdict


def subarrays_with_sum(nums: list[int], k: int) -> int:
    """How many contiguous subarrays of nums add up to k.

    With total as the sum so far, a subarray that ends here adds up to k exactly when the sum
    before it was total - k; a dictionary counts how often each sum has occurred.
    """
    # The empty prefix has the sum 0 and lets subarrays begin at the first number.
    times_seen = defaultdict(int, {0: 1})
    total = count = 0
    for num in nums:
        total += num
        count += times_seen[total - k]
        times_seen[total] += 1
    return count
