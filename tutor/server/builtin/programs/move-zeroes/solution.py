def move_zeroes(nums: list[int]) -> list[int]:
    """The values with all zeros at the end; the others keep their order."""
    moved = [num for num in nums if num != 0]
    return moved + [0] * (len(nums) - len(moved))
