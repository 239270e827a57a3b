from bisect import bisect_right


def longest_non_decreasing(nums: list[int]) -> int:
    """Length of the longest subsequence that never decreases.

    tails[l] is the smallest value that such a subsequence of length l + 1 can end with.
    The tails never decrease either, so each number finds its place by binary search.
    """
    tails: list[int] = []
    for num in nums:
        place = bisect_right(tails, num)
        if place == len(tails):
            tails.append(num)
        else:
            tails[place] = num
    return len(tails)
