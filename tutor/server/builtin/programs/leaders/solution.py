def leaders(nums: list[int]) -> list[int]:
    """The values greater than every value after them, in their order."""
    found: list[int] = []
    for num in reversed(nums):
        if not found or num > found[-1]:
            found.append(num)
    return found[::-1]
