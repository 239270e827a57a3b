def count_distinct(nums: list[int]) -> int:
    """How many different values there are."""
    return len(set(nums))
