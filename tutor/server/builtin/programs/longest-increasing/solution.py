from bisect import bisect_left


def longest_increasing(nums: list[int]) -> int:
    """Length of the longest strictly increasing subsequence.

    tails[l] is the smallest value that an increasing subsequence of length l + 1 can end with.
    The tails themselves increase, so each number finds its place by binary search.
    """
    tails: list[int] = []
    for num in nums:
        place = bisect_left(tails, num)
        if place == len(tails):
            tails.append(num)
        else:
            tails[place] = num
    return len(tails)
