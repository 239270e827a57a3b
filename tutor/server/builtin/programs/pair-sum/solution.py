def pair_sum(nums: list[int], target: int) -> list[int]:
    """Indices of two different numbers that add up to target, or none.

    A dictionary from each number seen to its index answers "was the missing half here before?"
    at once.
    """
    index_of: dict[int, int] = {}
    for i, num in enumerate(nums):
        if target - num in index_of:
            return [index_of[target - num], i]
        # Stored after the look-up, so that a number is never paired with itself.
        index_of[num] = i
    return []
