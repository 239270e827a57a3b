from collections import Counter


def distinct_permutations(nums: list[int]) -> list[list[int]]:
    """All different orders of numbers that may be equal: each place takes each value once."""
    left = Counter(sorted(nums))
    found: list[list[int]] = []
    order: list[int] = []

    def fill() -> None:
        if len(order) == len(nums):
            found.append(order.copy())
        for num in left:
            if left[num] == 0:
                continue
            left[num] -= 1
            order.append(num)
            fill()
            order.pop()
            left[num] += 1

    fill()
    return found
