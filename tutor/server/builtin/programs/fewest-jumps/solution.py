def fewest_jumps(nums: list[int]) -> int:
    """The fewest jumps from the first to the last position; -1 when the end is out of reach.

    nums[i] is the farthest jump from i. All positions that a number of jumps can reach form one
    stretch. Its end is passed only when there is no choice left, and then the farthest position
    seen is the new end: no other choice reaches more.
    """
    jumps = reached_end = farthest = 0
    for i in range(len(nums) - 1):
        farthest = max(farthest, i + nums[i])
        if i == reached_end:
            if farthest == i:
                return -1
            jumps += 1
            reached_end = farthest
    return jumps
