def count_longest_increasing(nums: list[int]) -> int:
    """How many longest strictly increasing subsequences there are, distinguished by position."""
    lengths: list[int] = []
    counts: list[int] = []
    for i, num in enumerate(nums):
        length, count = 1, 1
        for j in range(i):
            if nums[j] >= num:
                continue
            if lengths[j] + 1 > length:
                length, count = lengths[j] + 1, counts[j]
            elif lengths[j] + 1 == length:
                count += counts[j]
        lengths.append(length)
        counts.append(count)
    longest = max(lengths, default=0)
    return sum(count for length, count in zip(lengths, counts) if length == longest)
