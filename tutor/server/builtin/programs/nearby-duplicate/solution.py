def has_nearby_duplicate(nums: list[int], k: int) -> bool:
    """Whether two equal values are at most k places apart."""
    last_place: dict[int, int] = {}
    for i, num in enumerate(nums):
        if num in last_place and i - last_place[num] <= k:
            return True
        last_place[num] = i
    return False
