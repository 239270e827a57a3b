def sum_of_minimums(nums: list[int]) -> int:
    """The sum of the smallest values of all stretches, modulo 1,000,000,007."""
    # What all stretches that end here add, and the rising values that rule them.
    ending_here = total = 0
    rising: list[tuple[int, int]] = []
    for value in nums:
        count = 1
        while rising and rising[-1][0] >= value:
            # From here on these stretches have a smaller value.
            ruled, ruled_count = rising.pop()
            count += ruled_count
            ending_here -= ruled * ruled_count
        rising.append((value, count))
        ending_here += value * count
        total += ending_here
    return total % 1_000_000_007
