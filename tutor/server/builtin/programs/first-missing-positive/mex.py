def mex(nums: list[int]) -> int:
    """The smallest number from 0 on that the list lacks."""
    known = set(nums)
    candidate = 0
    while candidate in known:
        candidate += 1
    return candidate
