def subsets(nums: list[int]) -> list[list[int]]:
    """All subsets: each number is added to a copy of every subset found so far."""
    found: list[list[int]] = [[]]
    for num in nums:
        found += [[*subset, num] for subset in found]
    return found
