def has_divisible_pair(nums: list[int], k: int) -> bool:
    """Whether two or more neighbors have a sum that is divisible by k."""
    first_end = {0: 0}
    remainder = 0
    for end, num in enumerate(nums, start=1):
        remainder = (remainder + num) % k
        if end - first_end.setdefault(remainder, end) >= 2:
            return True
    return False
