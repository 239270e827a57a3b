from collections import Counter


def top_frequent(nums: list[int], k: int) -> list[int]:
    """The k values that appear most often, the most frequent first; of equals, the smaller first."""
    # No value appears more often than there are values, so a list for each count is enough.
    with_count: list[list[int]] = [[] for _ in range(len(nums) + 1)]
    for num, count in Counter(nums).items():
        with_count[count].append(num)

    top: list[int] = []
    for values in reversed(with_count):
        if len(top) >= k:
            break
        top.extend(sorted(values))
    return top[:k]
