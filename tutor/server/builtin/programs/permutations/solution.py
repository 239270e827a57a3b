def permutations(nums: list[int]) -> list[list[int]]:
    """All orders of the numbers: each place takes every number that is not used yet."""
    found: list[list[int]] = []
    order: list[int] = []
    used = [False] * len(nums)

    def fill() -> None:
        if len(order) == len(nums):
            found.append(order.copy())
        for i, num in enumerate(nums):
            if used[i]:
                continue
            used[i] = True
            order.append(num)
            fill()
            order.pop()
            used[i] = False

    fill()
    return found
