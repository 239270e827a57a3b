def remove_element(nums: list[int], val: int) -> list[int]:
    """The values other than val, in their order."""
    return [num for num in nums if num != val]
