def count_below(nums: list[int], k: int) -> int:
    """How many stretches of positive values have a product less than k."""
    product = 1
    start = 0
    count = 0
    for end, num in enumerate(nums):
        product *= num
        while start <= end and product >= k:
            product //= nums[start]
            start += 1
        # One for each start of the window.
        count += end - start + 1
    return count
