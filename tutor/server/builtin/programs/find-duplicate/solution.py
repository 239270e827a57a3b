def find_duplicate(nums: list[int]) -> int:
    """The number that repeats among n + 1 numbers from 1 to n."""
    slow, fast = nums[0], nums[nums[0]]
    while slow != fast:
        slow, fast = nums[slow], nums[nums[fast]]
    # From the start and from where they met it is equally far to the entrance of the cycle.
    slow = 0
    while slow != fast:
        slow, fast = nums[slow], nums[fast]
    return slow
