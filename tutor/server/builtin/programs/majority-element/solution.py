def majority_element(nums: list[int]) -> int:
    """The value that makes up more than half of the list; -1 if there is none."""
    candidate = -1
    lead = 0
    for num in nums:
        if lead == 0:
            candidate = num
        # A different value cancels one vote for the candidate.
        lead += 1 if num == candidate else -1
    return candidate if nums.count(candidate) * 2 > len(nums) else -1
