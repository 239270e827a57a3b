def find_missing(nums: list[int]) -> list[int]:
    """The numbers from 1 to len(nums) that the list lacks."""
    known = set(nums)
    return [num for num in range(1, len(nums) + 1) if num not in known]
